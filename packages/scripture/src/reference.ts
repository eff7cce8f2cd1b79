import {
  bookByCode,
  bookPosition,
  countVersesOfChapter,
  nameInReference,
  onlyChapter,
} from "./canon.ts";

import type { Reference } from "./reference-model.ts";

export { parseReference } from "./parse-reference.ts";
export type { Reference, ReferenceProblem } from "./reference-model.ts";

/**
 * The one normal form: "John 3:16", "1 Corinthians 13:4-7", "Matthew 5:3-6:4"; whole chapters as
 * "Psalm 23" or "Genesis 1-2", and a whole one-chapter book by its name, "Jude".
 */
export function formatReference(reference: Reference): string {
  const { book: code, chapter, verse, endChapter, endVerse } = reference;
  const book = bookByCode(code);
  if (!book) return `${code} ${chapter}:${verse}`;
  const name = nameInReference(book);
  const lastVerse = countVersesOfChapter({ book, chapter: endChapter });
  const isOneVerse = chapter === endChapter && verse === endVerse;
  if (verse === 1 && endVerse === lastVerse && !isOneVerse) {
    if (onlyChapter(book) !== null && name === book.name) return name;
    return chapter === endChapter ? `${name} ${chapter}` : `${name} ${chapter}-${endChapter}`;
  }
  const start = `${name} ${chapter}:${verse}`;
  if (chapter !== endChapter) return `${start}-${endChapter}:${endVerse}`;
  return isOneVerse ? start : `${start}-${endVerse}`;
}

/** Canonical order by start, then by end; usable as a sort callback. */
export function compareReferences(a: Reference, b: Reference): number {
  return (
    bookPosition(a.book) - bookPosition(b.book) ||
    a.chapter - b.chapter ||
    a.verse - b.verse ||
    a.endChapter - b.endChapter ||
    a.endVerse - b.endVerse
  );
}

/** True when the two ranges share at least one verse. */
export function overlaps(a: Reference, b: Reference): boolean {
  return a.book === b.book && !endsBefore(a, b) && !endsBefore(b, a);
}

function endsBefore(a: Reference, b: Reference): boolean {
  return a.endChapter === b.chapter ? a.endVerse < b.verse : a.endChapter < b.chapter;
}

/** The number of verses in a range by the canon's counts. */
export function countVerses(reference: Reference): number {
  const book = bookByCode(reference.book);
  if (!book) return 0;
  let count = reference.endVerse - reference.verse + 1;
  for (let chapter = reference.chapter; chapter < reference.endChapter; chapter += 1) {
    count += countVersesOfChapter({ book, chapter });
  }
  return count;
}

/** Every verse of a range as [chapter, verse]; nothing for a book whose counts are not known. */
export function listVerses(reference: Reference): { chapter: number; verse: number }[] {
  const book = bookByCode(reference.book);
  if (!book || book.verseCounts.length === 0) return [];
  const verses: { chapter: number; verse: number }[] = [];
  for (let chapter = reference.chapter; chapter <= reference.endChapter; chapter += 1) {
    const first = chapter === reference.chapter ? reference.verse : 1;
    const last =
      chapter === reference.endChapter
        ? reference.endVerse
        : countVersesOfChapter({ book, chapter });
    for (let verse = first; verse <= last; verse += 1) verses.push({ chapter, verse });
  }
  return verses;
}

/** True when the verse stands inside the range. */
export function contains(input: {
  reference: Reference;
  verse: { chapter: number; verse: number };
}): boolean {
  const { reference, verse } = input;
  const isAfterStart =
    verse.chapter > reference.chapter ||
    (verse.chapter === reference.chapter && verse.verse >= reference.verse);
  const isBeforeEnd =
    verse.chapter < reference.endChapter ||
    (verse.chapter === reference.endChapter && verse.verse <= reference.endVerse);
  return isAfterStart && isBeforeEnd;
}

/** The range with so many verses more on both sides, as far as its first and last chapter go. */
export function widen(input: { reference: Reference; around: number }): Reference {
  const { reference, around } = input;
  const book = bookByCode(reference.book);
  const last = book
    ? countVersesOfChapter({ book, chapter: reference.endChapter })
    : reference.endVerse;
  return {
    ...reference,
    verse: Math.max(1, reference.verse - around),
    endVerse: Math.min(last, reference.endVerse + around),
  };
}
