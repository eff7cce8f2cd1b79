import type { CALENDAR_DAYS } from "@lampstand/api/schemas/verses";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { MonthGrid } from "../../components/month-grid.tsx";
import { Skeleton } from "../../components/skeleton.tsx";
import { addDays, type IsoDate, utcDateOf } from "../../lib/dates.ts";
import { trpc } from "../../lib/trpc.ts";
import { CalendarDay } from "./calendar-day.tsx";

// The schema's own number by type alone: importing its value would bring all of zod along.
const DAYS: typeof CALENDAR_DAYS = 30;

export default function DailyCalendarDialog({ onClose }: { onClose: () => void }) {
  const [today] = useState(() => utcDateOf(new Date()));
  const [selected, setSelected] = useState<IsoDate | null>(null);
  const { data, isPending, isError } = trpc.verses.dailyCalendar.useQuery(undefined, {
    // A tab lives for days: whenever the calendar opens, today's verse must be in it.
    staleTime: 0,
  });
  const verses = data?.verses ?? [];
  const day = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone the day stands below the grid, and may be out of sight.
    if (selected !== null) day.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={onClose}
      title="Daily Verses Calendar"
      description="Browse the last 30 days of daily verses"
    >
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-[20rem_minmax(0,1fr)]">
        <MonthGrid
          label="Daily verses by date"
          first={addDays(today, 1 - DAYS)}
          last={today}
          marked={new Set(verses.map(({ date }) => date))}
          markedLabel="has a verse"
          selected={selected}
          onSelect={setSelected}
        />
        <div ref={day} aria-live="polite" className="min-w-0 md:row-span-2">
          {isPending && <Skeleton className="mt-2" />}
          {isError && <p className="text-soft">Unable to load daily verse</p>}
          {data && (
            <CalendarDay date={selected} verse={verses.find(({ date }) => date === selected)} />
          )}
        </div>
        <section
          aria-labelledby="calendar-stats"
          className="self-end rounded-md bg-sunken px-4 py-3"
        >
          <h3 id="calendar-stats" className="font-sans text-sm font-semibold tracking-normal">
            Calendar Stats
          </h3>
          <dl className="mt-1 flex justify-between gap-4 text-sm text-soft">
            <div className="flex gap-2">
              <dt>Total verses</dt>
              <dd className="font-semibold text-ink">{verses.length}</dd>
            </div>
            <div className="flex gap-2">
              <dt>Range</dt>
              <dd className="font-semibold text-ink">{DAYS} days</dd>
            </div>
          </dl>
        </section>
      </div>
      <Button look="secondary" className="mt-6 w-full" onClick={onClose}>
        Close Calendar
      </Button>
    </Dialog>
  );
}
