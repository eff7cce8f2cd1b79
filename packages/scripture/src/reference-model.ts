/**
 * A range of verses inside one book, both ends included. A single verse has the same start and end.
 * `book` is a USFM code; numbers follow the versification of the canon's counts.
 */
export interface Reference {
  book: string;
  chapter: number;
  verse: number;
  endChapter: number;
  endVerse: number;
}

/** "malformed": it cannot be read (400). "impossible": it reads, but no such chapter or verse (404). */
export interface ReferenceProblem {
  kind: "malformed" | "impossible";
  message: string;
}
