/** How anything looks that is written into. 16 px at least, or phones zoom in on it. */
export const inputClasses =
  "w-full min-w-0 rounded-md border border-edge bg-surface px-3.5 py-2 text-base text-ink transition-colors hover:border-ink aria-invalid:border-danger";
