import type { ComponentProps } from "react";
import { classes } from "../lib/classes.ts";
import { textButtonClasses } from "./text-button-classes.ts";

/** A button that reads like a link, inside or below a sentence. */
export function TextButton({ className, ...props }: ComponentProps<"button">) {
  return <button type="button" {...props} className={classes(textButtonClasses, className)} />;
}
