/** As much of a saved verse as filtering needs. A verse without `savedAt` passes every date filter. */
interface Filtered {
  reference: string;
  text: string;
  category: string;
  savedAt?: string | undefined;
}

export const CATEGORY_FILTERS = [
  "All",
  "Guidance",
  "Comfort",
  "Strength",
  "Wisdom",
  "Hope",
  "Peace",
  "Faith",
  "Love",
] as const;
export type CategoryFilter = (typeof CATEGORY_FILTERS)[number];

export const DATE_FILTERS = [
  "All",
  "Today",
  "This Week",
  "This Month",
  "Last 3 Months",
  "Last 6 Months",
] as const;
/** One of the named spans, or a year. */
export type DateFilter = (typeof DATE_FILTERS)[number] | number;

export interface SavedFilters {
  search: string;
  category: CategoryFilter;
  date: DateFilter;
}

export const NO_FILTERS: SavedFilters = { search: "", category: "All", date: "All" };

/** How many of the panel's filters narrow the list; the search box stands apart. */
export const countActive = ({ category, date }: SavedFilters): number =>
  Number(category !== "All") + Number(date !== "All");

/** The years in which verses were saved, by the reader's own calendar, newest first. */
export const savedYears = (verses: readonly Filtered[]): number[] =>
  [
    ...new Set(verses.flatMap(({ savedAt }) => (savedAt ? [new Date(savedAt).getFullYear()] : []))),
  ].sort((a, b) => b - a);

/** Where a named span begins, by the reader's own calendar. Weeks begin on Monday. */
function beginningOf({ span, now }: { span: Exclude<DateFilter, number>; now: Date }): Date {
  const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
  switch (span) {
    case "All":
      return new Date(0);
    case "Today":
      return new Date(year, month, day);
    case "This Week":
      return new Date(year, month, day - ((now.getDay() + 6) % 7));
    case "This Month":
      return new Date(year, month, 1);
    case "Last 3 Months":
      return new Date(year, month - 3, day);
    case "Last 6 Months":
      return new Date(year, month - 6, day);
  }
}

function passesDate(input: { savedAt: string | undefined; date: DateFilter; now: Date }): boolean {
  const { savedAt, date, now } = input;
  if (!savedAt) return true;
  const saved = new Date(savedAt);
  return typeof date === "number"
    ? saved.getFullYear() === date
    : saved >= beginningOf({ span: date, now });
}

/** The verses that pass the search and every filter, in the order they came. */
export function filterSaved<Verse extends Filtered>(input: {
  verses: readonly Verse[];
  filters: SavedFilters;
  now: Date;
}): Verse[] {
  const { verses, filters, now } = input;
  const searched = filters.search.trim().toLowerCase();
  return verses.filter(
    ({ text, reference, category, savedAt }) =>
      (filters.category === "All" || filters.category === category) &&
      passesDate({ savedAt, date: filters.date, now }) &&
      [text, reference, category].some((words) => words.toLowerCase().includes(searched)),
  );
}
