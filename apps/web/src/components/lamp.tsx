import { classes } from "../lib/classes.ts";

const FLAME = "M16 1.2c2.4 2.9 3.7 4.7 3.7 6.8a3.7 3.7 0 0 1-7.4 0c0-2.1 1.3-3.9 3.7-6.8Z";

interface LampProps {
  className?: string;
  /** A burning lamp moves a little; the mark in the header stands still. */
  burning?: boolean;
}

/** The product's mark: an oil lamp on its stand. */
export function Lamp({ className, burning = false }: LampProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      className={classes("shrink-0", className)}
    >
      <path
        d={FLAME}
        className={classes(
          "fill-lamp stroke-flame [stroke-width:0.8]",
          burning && "origin-[50%_30%] animate-breathe",
        )}
      />
      <path d="M8 13.4h16c0 2.7-3 4.2-8 4.2s-8-1.5-8-4.2Z" fill="currentColor" stroke="none" />
      <ellipse cx="16" cy="20.9" rx="2.2" ry="1.1" fill="currentColor" stroke="none" />
      <path d="M16 17v9" strokeWidth="1.7" />
      <path d="M8.8 30.4c.8-2.8 3.5-4.5 7.2-4.5s6.4 1.7 7.2 4.5M16 26v4.4" strokeWidth="1.7" />
    </svg>
  );
}

/** The flame alone: for waiting, and to mark where one is. */
export function Flame({ className, burning = false }: LampProps) {
  return (
    <svg aria-hidden="true" viewBox="11.5 0.5 9 12" className={classes("shrink-0", className)}>
      <path
        d={FLAME}
        className={classes(
          "fill-lamp stroke-flame [stroke-width:0.6]",
          burning && "origin-[50%_85%] animate-breathe",
        )}
      />
    </svg>
  );
}
