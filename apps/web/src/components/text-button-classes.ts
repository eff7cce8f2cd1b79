/** For links that should look like text buttons, too. */
export const textButtonClasses =
  "inline-flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-flame underline decoration-1 underline-offset-4 transition-colors hover:text-ink";
