import { books } from "@lampstand/scripture";

const starts = new Map<string, number>();
let total = 0;
for (const { code, canon, verseCounts } of books) {
  if (canon !== "canonical") continue;
  for (const [at, count] of verseCounts.entries()) {
    starts.set(`${code} ${at + 1}`, total);
    total += count;
  }
}

/** Where a verse stands among all verses of the 66 books, from 0; null for other books. */
export function findVersePosition(place: {
  book: string;
  chapter: number;
  verse: number;
}): number | null {
  const start = starts.get(`${place.book} ${place.chapter}`);
  return start === undefined ? null : start + place.verse - 1;
}
