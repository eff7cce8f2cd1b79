import type { ComponentProps } from "react";
import { classes } from "../lib/classes.ts";

interface IconButtonProps extends ComponentProps<"button"> {
  /** What the button does, in words: the icon alone says it to nobody who cannot see it. */
  label: string;
}

export function IconButton({ label, className, children, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...props}
      className={classes(
        "inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-sunken disabled:cursor-not-allowed disabled:opacity-60 disabled:hover:bg-transparent",
        className,
      )}
    >
      {children}
    </button>
  );
}
