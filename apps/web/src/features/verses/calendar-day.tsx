import { ScriptureText } from "../../components/scripture-text.tsx";
import { formatDate, type IsoDate } from "../../lib/dates.ts";
import type { DailyVerse } from "../../lib/trpc.ts";

interface CalendarDayProps {
  date: IsoDate | null;
  verse: DailyVerse | undefined;
}

/** What the chosen day of the calendar holds. */
export function CalendarDay({ date, verse }: CalendarDayProps) {
  if (date === null) return <p className="text-soft">Select a date to view its daily verse</p>;
  return (
    <>
      <h3 className="font-sans text-sm font-semibold tracking-normal text-soft">
        {formatDate(date, "long")}
      </h3>
      {verse ? (
        <>
          <ScriptureText className="mt-2">{verse.text}</ScriptureText>
          <p className="mt-3 flex items-baseline gap-2">
            <span className="font-serif text-lg font-medium text-flame">{verse.reference}</span>
            <span className="text-xs text-soft">{verse.bibleVersion}</span>
          </p>
          {verse.context && <p className="mt-3 text-sm text-soft">{verse.context}</p>}
        </>
      ) : (
        <>
          <p className="mt-2 font-semibold">No verse saved for this date</p>
          <p className="mt-1 text-soft">Daily verses are saved going forward from today</p>
        </>
      )}
    </>
  );
}
