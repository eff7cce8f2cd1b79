import { classes } from "../lib/classes.ts";
import { Lamp } from "./lamp.tsx";

/** Mark and name together. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={classes("inline-flex items-center gap-1.5 text-ink xs:gap-2", className)}>
      <Lamp className="size-8" />
      <span className="font-serif text-lg font-medium xs:text-xl tracking-tight">Lampstand</span>
    </span>
  );
}
