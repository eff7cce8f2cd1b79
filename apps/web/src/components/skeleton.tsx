import { classes } from "../lib/classes.ts";

const WIDTHS = ["w-full", "w-11/12", "w-10/12", "w-3/5"] as const;

/** Lines where a text will stand. The last one is shorter, as last lines are. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={classes("grid gap-3", className)}>
      {WIDTHS.map((width) => (
        <span key={width} className={classes("h-3.5 rounded-sm bg-sunken", width)} />
      ))}
    </div>
  );
}
