import type { Library } from "../library/library.ts";

const DAY = 24 * 60 * 60 * 1000;

/**
 * The verse of a UTC date: the list is walked one reference a day, and what was used of late is
 * passed over. `context` is empty for a passage without a note.
 */
export function chooseDailyVerse(input: {
  library: Library;
  date: Date;
  used: readonly string[];
}): { reference: string; context: string } {
  const { library, date, used } = input;
  const { daily, passages } = library;
  const start = Math.floor(date.getTime() / DAY);
  const turn = daily.map((_, step) => daily[(start + step) % daily.length] ?? "");
  const taken = new Set(used);
  const reference = turn.find((candidate) => !taken.has(candidate)) ?? turn[0] ?? "John 3:16";
  const note = passages.find((passage) => passage.reference === reference)?.note ?? "";
  return { reference, context: note };
}
