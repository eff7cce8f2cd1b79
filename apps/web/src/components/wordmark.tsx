import { classes } from "../lib/classes.ts";
import { Lamp } from "./lamp.tsx";

/** Mark and name together. */
export function Wordmark({ className }: { className?: string }) {
  return (
    <span className={classes("inline-flex items-center gap-2 text-ink", className)}>
      <Lamp className="size-8" />
      <span className="font-serif text-xl font-medium tracking-tight">Lampstand</span>
    </span>
  );
}
