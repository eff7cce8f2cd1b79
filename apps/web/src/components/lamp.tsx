import { classes } from "../lib/classes.ts";

const FLAME = "M16 2c2.5 3 4 5 4 7.3a4 4 0 0 1-8 0C12 7 13.5 5 16 2Z";

interface LampProps {
  className?: string;
  /** A burning lamp moves a little; the mark in the header stands still. */
  burning?: boolean;
}

/** The product's mark: an oil lamp on its stand. */
export function Lamp({ className, burning = false }: LampProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={classes("shrink-0", className)}>
      <path
        d={FLAME}
        className={classes(
          "fill-lamp stroke-flame [stroke-width:0.9]",
          burning && "origin-[50%_40%] animate-breathe",
        )}
      />
      <g fill="currentColor">
        <path d="M7 15.5h18c0 3.7-3.5 5.6-9 5.6s-9-1.9-9-5.6Z" />
        <path d="M14.9 20.5h2.2v5.7h-2.2z" />
        <path d="M9.7 29.3c.6-2 2.8-3.2 6.3-3.2s5.7 1.2 6.3 3.2Z" />
      </g>
    </svg>
  );
}

/** The flame alone: for waiting, and to mark where one is. */
export function Flame({ className, burning = false }: LampProps) {
  return (
    <svg aria-hidden="true" viewBox="11 1 10 13.5" className={classes("shrink-0", className)}>
      <path
        d={FLAME}
        className={classes(
          "fill-lamp stroke-flame [stroke-width:0.6]",
          burning && "origin-[50%_80%] animate-breathe",
        )}
      />
    </svg>
  );
}
