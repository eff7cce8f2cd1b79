import { books } from "./canon.ts";

/** The 66 books, in order. */
export const canonicalBooks = books.filter((book) => book.canon === "canonical");

/** How many verses the 66 books have: 31,102. */
export const canonicalVerses = canonicalBooks
  .flatMap((book) => book.verseCounts)
  .reduce((sum, count) => sum + count, 0);

const chapterStarts = new Map<string, number[]>();
let position = 0;
for (const book of canonicalBooks) {
  const starts: number[] = [];
  for (const count of book.verseCounts) {
    starts.push(position);
    position += count;
  }
  chapterStarts.set(book.code, starts);
}

/** Where a verse of the 66 books stands among all of them, from 0; null for other books. */
export function findVersePosition(place: {
  book: string;
  chapter: number;
  verse: number;
}): number | null {
  const start = chapterStarts.get(place.book)?.[place.chapter - 1];
  return start === undefined ? null : start + place.verse - 1;
}
