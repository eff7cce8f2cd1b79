const DAY_MS = 24 * 60 * 60 * 1000;

/** A day without a time, as the calls carry it: `yyyy-MM-dd`. */
export type IsoDate = string;

/** Daily verses go by the UTC date, whatever the reader's clock says. */
export const utcDateOf = (instant: Date): IsoDate => instant.toISOString().slice(0, 10);

const atUtcMidnight = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);

export const addDays = (date: IsoDate, days: number): IsoDate =>
  utcDateOf(new Date(atUtcMidnight(date).getTime() + days * DAY_MS));

/** The same day some months away, or that month's last day where it is shorter. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return utcDateOf(new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))));
}

const formats = {
  long: { weekday: "long", year: "numeric", month: "long", day: "numeric" },
  month: { year: "numeric", month: "long" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A calendar day in words. It is the same day for every reader, so it is never moved to their zone. */
export const formatDate = (date: IsoDate, format: keyof typeof formats): string =>
  new Intl.DateTimeFormat("en-US", { ...formats[format], timeZone: "UTC" }).format(
    atUtcMidnight(date),
  );

/** An instant as the reader's own day, like "Nov 21, 2026". */
export const formatInstant = (instant: string): string =>
  new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", day: "numeric" }).format(
    new Date(instant),
  );

const localDayNumber = (instant: Date): number =>
  Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()) / DAY_MS;

/** How long ago by the reader's own days: "Today", "Yesterday", "3 days ago". */
export function relativeAge({ instant, now }: { instant: string; now: Date }): string {
  const days = localDayNumber(now) - localDayNumber(new Date(instant));
  if (days <= 0) return "Today";
  return days === 1 ? "Yesterday" : `${days} days ago`;
}

/** The weeks of a date's month, Sunday first; days of other months are null. */
export function monthWeeks(date: IsoDate): (IsoDate | null)[][] {
  const first = `${date.slice(0, 7)}-01`;
  const lead = atUtcMidnight(first).getUTCDay();
  const next = addMonths(first, 1);
  const days: (IsoDate | null)[] = Array.from({ length: lead }, () => null);
  for (let day = first; day < next; day = addDays(day, 1)) days.push(day);
  while (days.length % 7 !== 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}
