import type { ComponentProps } from "react";
import { classes } from "../lib/classes.ts";

/** Words of Scripture, set larger and in the book face. */
export function ScriptureText({ className, ...props }: ComponentProps<"blockquote">) {
  return (
    <blockquote
      {...props}
      className={classes("font-serif text-lg text-pretty sm:text-xl sm:leading-relaxed", className)}
    />
  );
}
