import type { ComponentProps } from "react";
import { classes } from "../lib/classes.ts";

/** A sheet of paper on the table. */
export function Card({ className, ...props }: ComponentProps<"section">) {
  return (
    <section
      {...props}
      className={classes(
        "rounded-lg border border-line bg-surface p-5 shadow-rest sm:p-7",
        className,
      )}
    />
  );
}
