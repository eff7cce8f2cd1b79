import { type ReactNode, useEffect, useRef } from "react";
import { classes } from "../lib/classes.ts";

let firstScreen = true;

interface ScreenHeadingProps {
  className?: string;
  /** False where something more important takes the focus. */
  takesFocus?: boolean;
  children: ReactNode;
}

/**
 * The heading of a screen. When the screen changes it takes the focus, so that the keyboard and the
 * screen reader start where the eye does; the first screen after loading leaves the focus to the browser.
 */
export function ScreenHeading({ className, takesFocus = true, children }: ScreenHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const takesFocusAtFirst = useRef(takesFocus);
  useEffect(() => {
    if (!firstScreen && takesFocusAtFirst.current) heading.current?.focus({ preventScroll: true });
    firstScreen = false;
  }, []);
  return (
    <h1 ref={heading} tabIndex={-1} className={classes("outline-none", className)}>
      {children}
    </h1>
  );
}
