import { parseReference, type Reference } from "@lampstand/scripture";
import type { Category } from "../category.ts";
import type { PassagesFile } from "./schema.ts";

interface Note {
  category: Category;
  note: string;
}

interface Section extends Note {
  place: Reference;
}

/**
 * Notes are written once for each section of a book (a strophe, a paragraph, a speech); a passage has
 * the note of the narrowest section that holds all of it, or null where none is written yet.
 */
export function createNoteFinder(notes: PassagesFile): (place: Reference) => Note | null {
  const sectionsOfBook = new Map<string, Section[]>();
  for (const [reference, note] of Object.entries(notes)) {
    const parsed = parseReference(reference);
    if (!parsed.ok) continue;
    const sections = sectionsOfBook.get(parsed.value.book) ?? [];
    sectionsOfBook.set(parsed.value.book, [...sections, { place: parsed.value, ...note }]);
  }
  for (const sections of sectionsOfBook.values())
    sections.sort((a, b) => lengthOf(a.place) - lengthOf(b.place));
  return (place) =>
    sectionsOfBook.get(place.book)?.find((section) => holds(section.place, place)) ?? null;
}

// Sections stand inside one chapter, so their verse numbers alone tell how long they are and what they hold.

const holds = (section: Reference, place: Reference) =>
  section.chapter === place.chapter &&
  section.chapter === place.endChapter &&
  section.verse <= place.verse &&
  section.endVerse >= place.endVerse;

const lengthOf = (place: Reference) => place.endVerse - place.verse;
