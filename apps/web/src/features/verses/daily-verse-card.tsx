import { CalendarDays } from "lucide-react";
import { Card } from "../../components/card.tsx";
import { ScriptureText } from "../../components/scripture-text.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { useLazyDialog } from "../../components/use-lazy-dialog.ts";
import { classes } from "../../lib/classes.ts";
import { formatDate, utcDateOf } from "../../lib/dates.ts";
import { trpc } from "../../lib/trpc.ts";
import { DAILY_FRESH_MS } from "./daily-fresh.ts";

/** Today's verse; its date opens the calendar of the last days. */
export function DailyVerseCard({ className }: { className?: string }) {
  const calendar = useLazyDialog(() => import("./daily-calendar-dialog.tsx"));
  const { data: verse, isPending } = trpc.verses.daily.useQuery(undefined, {
    staleTime: DAILY_FRESH_MS,
  });
  return (
    <Card aria-labelledby="daily-verse" className={classes("self-start", className)}>
      <h2 id="daily-verse" className="text-xl">
        Daily Verse
      </h2>
      <TextButton
        aria-haspopup="dialog"
        className="text-sm"
        onClick={calendar.open}
        {...calendar.nearing}
      >
        <CalendarDays aria-hidden="true" className="size-4.5" strokeWidth={1.8} />
        {formatDate(verse?.date ?? utcDateOf(new Date()), "long")}
      </TextButton>
      {isPending && (
        <div role="status">
          <p className="mt-2 text-soft">Loading daily verse...</p>
          <Skeleton className="mt-4" />
        </div>
      )}
      {!isPending && !verse && (
        <p role="alert" className="mt-2 text-soft">
          Unable to load daily verse
        </p>
      )}
      {verse && (
        <>
          <ScriptureText className="mt-2">{verse.text}</ScriptureText>
          <p className="mt-3 flex items-baseline gap-2">
            <span className="font-serif text-lg font-medium text-flame">{verse.reference}</span>
            <span className="text-xs text-soft">{verse.bibleVersion}</span>
          </p>
          {verse.context && <p className="mt-3 text-sm text-soft">{verse.context}</p>}
        </>
      )}
      {calendar.Dialog && <calendar.Dialog onClose={calendar.close} />}
    </Card>
  );
}
