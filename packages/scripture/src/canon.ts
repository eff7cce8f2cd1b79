import { deuterocanon, extraCanon, newTestament, oldTestament } from "./verse-counts.ts";

export type Canon = "canonical" | "deuterocanonical" | "extra-canonical";

/**
 * A book of the canon. `verseCounts[chapter - 1]` is the number of verses of a chapter, 0 where the
 * book has no such chapter; an empty list means that the numbering is not known here, and then any
 * chapter and verse is let through.
 */
export interface Book {
  code: string;
  name: string;
  testament: "old" | "new" | null;
  canon: Canon;
  verseCounts: readonly number[];
}

/** Stands for "to the end of the chapter" in a book whose verse counts are not known here. */
export const OPEN_END = 999;

function readTable(input: {
  table: string;
  testament: Book["testament"];
  canon: Canon;
}): readonly Book[] {
  return input.table
    .trim()
    .split("\n")
    .map((line) => {
      const [code = "", name = "", counts = ""] = line.split("|");
      return {
        code,
        name,
        testament: input.testament,
        canon: input.canon,
        verseCounts: readCounts(counts),
      };
    });
}

function readCounts(text: string): readonly number[] {
  const [first, counts] = text.includes(">") ? text.split(">") : ["1", text];
  if (!counts) return [];
  const missingChapters = new Array<number>(Number(first) - 1).fill(0);
  return [...missingChapters, ...counts.split(" ").map(Number)];
}

/** Every book this product can name: the 66, then the deuterocanonical, then the extra-canonical. */
export const books: readonly Book[] = [
  ...readTable({ table: oldTestament, testament: "old", canon: "canonical" }),
  ...readTable({ table: newTestament, testament: "new", canon: "canonical" }),
  ...readTable({ table: deuterocanon, testament: null, canon: "deuterocanonical" }),
  ...readTable({ table: extraCanon, testament: null, canon: "extra-canonical" }),
];

const positions = new Map(books.map((book, position) => [book.code, position]));

/** The book with a USFM code ("GEN"), or undefined. */
export function bookByCode(code: string): Book | undefined {
  return books[positions.get(code) ?? -1];
}

/** How references name a book: one psalm is a "Psalm", and Psalm 151 is one by its chapter. */
export function nameInReference(book: Book): string {
  return book.code === "PSA" || book.code === "PS2" ? "Psalm" : book.name;
}

/** Where a book stands in canonical order, counted from 0; unknown codes stand last. */
export function bookPosition(code: string): number {
  return positions.get(code) ?? books.length;
}

/** The number of verses of a chapter: 0 when there is no such chapter, OPEN_END when not known. */
export function countVersesOfChapter(input: { book: Book; chapter: number }): number {
  const { book, chapter } = input;
  if (book.verseCounts.length === 0) return chapter >= 1 ? OPEN_END : 0;
  return book.verseCounts[chapter - 1] ?? 0;
}

/** The number of the only chapter of a one-chapter book such as Jude, otherwise null. */
export function onlyChapter(book: Book): number | null {
  const last = book.verseCounts.length;
  const isOnly = last > 0 && book.verseCounts.slice(0, -1).every((count) => count === 0);
  return isOnly ? last : null;
}
