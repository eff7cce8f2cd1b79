import type { ComponentProps } from "react";
import { classes } from "../lib/classes.ts";

/** A word that says what kind of thing this is. */
export function Chip({ className, ...props }: ComponentProps<"span">) {
  return (
    <span
      {...props}
      className={classes(
        "inline-flex items-center rounded-full bg-sunken px-2.5 py-0.5 text-xs font-semibold text-soft",
        className,
      )}
    />
  );
}

interface ChoiceChipProps extends ComponentProps<"button"> {
  chosen: boolean;
}

/** One of several choices that can be pressed; the chosen one is filled. */
export function ChoiceChip({ chosen, className, ...props }: ChoiceChipProps) {
  return (
    <button
      type="button"
      aria-pressed={chosen}
      {...props}
      className={classes(
        "inline-flex min-h-11 items-center rounded-full border px-4 text-sm font-semibold transition-colors",
        chosen
          ? "border-brand bg-brand text-on-brand"
          : "border-edge bg-surface text-ink hover:border-ink hover:bg-sunken",
        className,
      )}
    />
  );
}
