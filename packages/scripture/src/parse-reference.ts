import { findBookCode } from "./book-names.ts";
import {
  type Book,
  bookByCode,
  countVersesOfChapter,
  nameInReference,
  onlyChapter,
} from "./canon.ts";
import type { Reference, ReferenceProblem } from "./reference-model.ts";
import type { Result } from "./result.ts";
import { type ReferenceParts, splitReference } from "./split-reference.ts";

type Parsed<T> = Result<T, ReferenceProblem>;

/**
 * Reads one reference: "John 3:16", "1 Cor 13.4–7", "Ps 23", "Matthew 5:3-6:4", "Jude 5". The whole
 * text has to be the reference: this does not search for references inside other text.
 */
export function parseReference(text: string): Parsed<Reference> {
  const parts = splitReference(text);
  if (!parts) return malformed(askForForm);
  const book = findBook(parts);
  if (!book) return malformed(`"${parts.name}" is not a book that is known here.`);
  const range = readRange({ location: parts.location, book });
  return range.ok ? checkRange({ range: range.value, book }) : range;
}

const askForForm = 'Write one reference, like "John 3:16", "1 Corinthians 13:4-7" or "Psalm 23".';

function malformed(message: string): { ok: false; error: ReferenceProblem } {
  return { ok: false, error: { kind: "malformed", message } };
}

function impossible(message: string): { ok: false; error: ReferenceProblem } {
  return { ok: false, error: { kind: "impossible", message } };
}

function findBook(parts: ReferenceParts): Book | undefined {
  const code = findBookCode(parts.name);
  if (code === "PSA" && /^151(?!\d)/.test(parts.location)) return bookByCode("PS2");
  return code === undefined ? undefined : bookByCode(code);
}

interface Range {
  chapter: number;
  verse: number | null;
  endChapter: number;
  endVerse: number | null;
}

/** A null verse means the first or the last of its chapter. */
function readRange(input: { location: string; book: Book }): Parsed<Range> {
  const { location, book } = input;
  const only = onlyChapter(book);
  if (location === "") {
    if (only === null) return malformed(`Which chapter of ${book.name}? ${askForForm}`);
    return { ok: true, value: { chapter: only, verse: null, endChapter: only, endVerse: null } };
  }
  const match = /^(\d{1,9})(?:[:.](\d{1,9}))?(?:-(\d{1,9})(?:[:.](\d{1,9}))?)?$/.exec(location);
  if (!match) return malformed(askForForm);
  const [first = 0, second, third, fourth] = match
    .slice(1)
    .map((digits) => (digits === undefined ? undefined : Number(digits)));
  const start = readStart({ first, second, only, isRange: third !== undefined });
  const end = readEnd({ start, third, fourth, only });
  return { ok: true, value: { ...start, ...end } };
}

/** In a one-chapter book a lone number is a verse ("Jude 5"), except the chapter's own ("Jude 1"). */
function readStart(input: {
  first: number;
  second: number | undefined;
  only: number | null;
  isRange: boolean;
}): Pick<Range, "chapter" | "verse"> {
  const { first, second, only, isRange } = input;
  if (only === null) return { chapter: first, verse: second ?? null };
  if (second !== undefined) return { chapter: nameChapter({ number: first, only }), verse: second };
  if (!isRange && (first === only || first === 1)) return { chapter: only, verse: null };
  return { chapter: only, verse: first };
}

/** The letter of Jeremiah is chapter 6 of Baruch, but its only chapter may be called 1 as well. */
function nameChapter(input: { number: number; only: number | null }): number {
  return input.only !== null && input.number === 1 ? input.only : input.number;
}

function readEnd(input: {
  start: Pick<Range, "chapter" | "verse">;
  third: number | undefined;
  fourth: number | undefined;
  only: number | null;
}): Pick<Range, "endChapter" | "endVerse"> {
  const { start, third, fourth, only } = input;
  if (third === undefined) return { endChapter: start.chapter, endVerse: start.verse };
  if (fourth !== undefined)
    return { endChapter: nameChapter({ number: third, only }), endVerse: fourth };
  if (start.verse === null) return { endChapter: third, endVerse: null };
  return { endChapter: start.chapter, endVerse: third };
}

function checkRange(input: { range: Range; book: Book }): Parsed<Reference> {
  const { range, book } = input;
  const { chapter, endChapter } = range;
  const verse = range.verse ?? 1;
  const endVerse = range.endVerse ?? countVersesOfChapter({ book, chapter: endChapter });
  if (
    endChapter < chapter ||
    (endChapter === chapter && endVerse < verse && range.endVerse !== null)
  )
    return malformed("The end of the range comes before its start.");
  const missing =
    findMissing({ book, chapter, verse }) ??
    findMissing({ book, chapter: endChapter, verse: endVerse });
  if (missing !== null) return impossible(missing);
  return { ok: true, value: { book: book.code, chapter, verse, endChapter, endVerse } };
}

function findMissing(input: { book: Book; chapter: number; verse: number }): string | null {
  const { book, chapter, verse } = input;
  const count = countVersesOfChapter({ book, chapter });
  if (count === 0) return `There is no ${nameInReference(book)} ${chapter}.`;
  if (verse < 1 || verse > count)
    return `${nameInReference(book)} ${chapter} has no verse ${verse}.`;
  return null;
}
