import { classes } from "../lib/classes.ts";
import { formatDate, type IsoDate } from "../lib/dates.ts";

interface MonthDayProps {
  date: IsoDate;
  selectable: boolean;
  selected: boolean;
  /** The one day of the grid that the tab key reaches. */
  current: boolean;
  today: boolean;
  mark: string | null;
  onSelect: () => void;
}

const lookOf = ({ selectable, selected, mark }: MonthDayProps): string => {
  if (selected) return "bg-brand font-semibold text-on-brand";
  if (!selectable) return "cursor-not-allowed text-soft/50";
  return mark
    ? "bg-glow font-semibold text-ink hover:bg-lamp hover:text-on-lamp"
    : "hover:bg-sunken";
};

/** One day. A marked one is lit; today has a ring. */
export function MonthDay(props: MonthDayProps) {
  const { date, selectable, selected, current, today, mark, onSelect } = props;
  const notes = [formatDate(date, "long"), today && "today", mark].filter(Boolean);
  return (
    <button
      type="button"
      data-date={date}
      aria-label={notes.join(", ")}
      aria-pressed={selected}
      disabled={!selectable}
      tabIndex={current ? 0 : -1}
      onClick={onSelect}
      className={classes(
        "my-0.5 inline-grid aspect-square w-full max-w-10 place-items-center rounded-full text-sm transition-colors",
        lookOf(props),
        today && "ring-2 ring-flame ring-inset",
      )}
    >
      {Number(date.slice(8))}
    </button>
  );
}
