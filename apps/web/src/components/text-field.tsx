import type { ComponentProps, ReactNode } from "react";
import { classes } from "../lib/classes.ts";
import { Field } from "./field.tsx";
import { inputClasses } from "./input-classes.ts";

interface TextFieldProps extends ComponentProps<"input"> {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

/** One line of text with its label. */
export function TextField({ label, hint, error, className, ...props }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input {...props} {...control} className={classes(inputClasses, "h-12", className)} />
      )}
    </Field>
  );
}
