import type { ComponentProps } from "react";
import { classes } from "../lib/classes.ts";
import { inputClasses } from "./input-classes.ts";

/** Several lines of text; grows with what is written where the browser can. */
export function TextArea({ className, ...props }: ComponentProps<"textarea">) {
  return (
    <textarea
      {...props}
      className={classes(inputClasses, "block resize-y field-sizing-content", className)}
    />
  );
}
