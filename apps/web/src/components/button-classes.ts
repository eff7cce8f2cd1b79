const shape =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-md border px-4 py-2 text-center font-sans font-semibold leading-tight whitespace-nowrap transition-colors disabled:cursor-not-allowed disabled:opacity-60 aria-disabled:cursor-progress";

const looks = {
  primary:
    "border-transparent bg-brand text-on-brand hover:bg-brand-strong active:translate-y-px disabled:hover:bg-brand",
  secondary:
    "border-edge bg-surface text-ink hover:border-ink hover:bg-sunken active:translate-y-px disabled:hover:bg-surface",
  quiet: "border-transparent text-ink hover:bg-sunken disabled:hover:bg-transparent",
} as const;

export type ButtonLook = keyof typeof looks;

/** For links that should look like buttons, too. */
export const buttonClasses = (look: ButtonLook): string => `${shape} ${looks[look]}`;
