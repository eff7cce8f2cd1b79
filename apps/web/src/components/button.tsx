import type { ComponentProps } from "react";
import { classes } from "../lib/classes.ts";
import { type ButtonLook, buttonClasses } from "./button-classes.ts";
import { Spinner } from "./spinner.tsx";

interface ButtonProps extends ComponentProps<"button"> {
  look?: ButtonLook;
  /** Work is under way: the button keeps the focus, shows it, and ignores further presses. */
  pending?: boolean;
}

export function Button({
  look = "primary",
  pending = false,
  type = "button",
  className,
  onClick,
  children,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type}
      aria-disabled={pending || undefined}
      className={classes(buttonClasses(look), className)}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}
