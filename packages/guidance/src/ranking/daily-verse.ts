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
  const { daily } = library;
  const start = Math.floor(date.getTime() / DAY) % daily.length;
  const turn = [...daily.slice(start), ...daily.slice(0, start)];
  const taken = new Set(used);
  const chosen = turn.find(({ reference }) => !taken.has(reference)) ?? turn[0];
  if (!chosen) throw new RangeError("The list of daily verses is empty");
  return { reference: chosen.reference, context: chosen.note };
}
