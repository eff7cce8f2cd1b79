import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { addDays, addMonths, formatDate, type IsoDate, monthWeeks } from "../lib/dates.ts";
import { IconButton } from "./icon-button.tsx";
import { MonthDay } from "./month-day.tsx";

interface MonthGridProps {
  label: string;
  /** The first and the last day that can be chosen. */
  first: IsoDate;
  last: IsoDate;
  marked: ReadonlySet<IsoDate>;
  /** What a mark means, for those who do not see it. */
  markedLabel: string;
  selected: IsoDate | null;
  onSelect: (date: IsoDate) => void;
}

const WEEKDAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

/** Where a key leads from a day, as in the ARIA practices for calendars. */
function target({ key, from }: { key: string; from: IsoDate }): IsoDate | null {
  const weekday = new Date(`${from}T00:00:00Z`).getUTCDay();
  switch (key) {
    case "ArrowLeft":
      return addDays(from, -1);
    case "ArrowRight":
      return addDays(from, 1);
    case "ArrowUp":
      return addDays(from, -7);
    case "ArrowDown":
      return addDays(from, 7);
    case "Home":
      return addDays(from, -weekday);
    case "End":
      return addDays(from, 6 - weekday);
    case "PageUp":
      return addMonths(from, -1);
    case "PageDown":
      return addMonths(from, 1);
    default:
      return null;
  }
}

/** A month of days to choose from, by hand or by arrow keys. One day of it is in the tab order. */
export function MonthGrid({
  label,
  first,
  last,
  marked,
  markedLabel,
  selected,
  onSelect,
}: MonthGridProps) {
  const [cursor, setCursor] = useState(selected ?? last);
  const movedByKey = useRef(false);
  const grid = useRef<HTMLTableElement>(null);
  const clamp = (date: IsoDate) => (date < first ? first : date > last ? last : date);
  const month = cursor.slice(0, 7);

  useEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor]);

  const onKeyDown = (event: KeyboardEvent) => {
    const date = target({ key: event.key, from: cursor });
    if (date === null) return;
    event.preventDefault();
    movedByKey.current = true;
    setCursor(clamp(date));
  };

  return (
    <div>
      <div className="flex items-center justify-between">
        <IconButton
          label="Previous month"
          disabled={month <= first.slice(0, 7)}
          onClick={() => setCursor(clamp(addMonths(cursor, -1)))}
        >
          <ChevronLeft aria-hidden="true" className="size-5" />
        </IconButton>
        <p aria-live="polite" className="font-serif font-medium xs:text-lg">
          {formatDate(cursor, "month")}
        </p>
        <IconButton
          label="Next month"
          disabled={month >= last.slice(0, 7)}
          onClick={() => setCursor(clamp(addMonths(cursor, 1)))}
        >
          <ChevronRight aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <table
        ref={grid}
        aria-label={label}
        className="mt-1 w-full table-fixed"
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th
                key={weekday}
                scope="col"
                abbr={weekday}
                className="pb-1 text-xs font-semibold text-soft"
              >
                {weekday.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(cursor).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => (
                <td key={WEEKDAYS[weekday]} className="p-0 text-center">
                  {day && (
                    <MonthDay
                      date={day}
                      selectable={day >= first && day <= last}
                      selected={day === selected}
                      current={day === cursor}
                      today={day === last}
                      mark={marked.has(day) ? markedLabel : null}
                      onSelect={() => {
                        setCursor(day);
                        onSelect(day);
                      }}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
