import { bookByCode, parseReference, type Reference } from "@lampstand/scripture";
import { SAFETY_KINDS, type SafetyKind } from "../safety/kind.ts";
import { tokenize } from "../text/normalize.ts";
import { stem } from "../text/stem.ts";
import { createNoteFinder } from "./find-note.ts";
import type { Library, LibraryPassage, Placement, Prayer, SafetyShelf } from "./library.ts";
import type { Sources } from "./read-sources.ts";

/** What is stored as JSON; the classifier and the kindred verses are stored as numbers. */
export type CompiledLibrary = Omit<Library, "model" | "kindred">;

/** Joins the checked sources into one table of passages and the lists that point into it. */
export function compileLibrary(input: {
  sources: Sources;
  countWords: (reference: string) => number;
}): CompiledLibrary {
  const { sources, countWords } = input;
  const passages: LibraryPassage[] = [];
  const indices = new Map<string, number>();
  const findNote = createNoteFinder(sources.notes);

  const indexOf = (reference: string): number => {
    const known = indices.get(reference);
    if (known !== undefined) return known;
    const place = readPlace(reference);
    const note = findNote(place);
    passages.push({
      reference,
      place,
      testament: bookByCode(place.book)?.testament ?? null,
      category: note?.category ?? null,
      note: note?.note ?? null,
      words: countWords(reference),
    });
    indices.set(reference, passages.length - 1);
    return passages.length - 1;
  };
  const placeAll = (list: readonly { reference: string; why: string }[]): Placement[] =>
    list.map(({ reference, why }) => ({ passage: indexOf(reference), why }));
  const compilePrayer = (prayer: Sources["general"]["prayer"]): Prayer => ({
    ...prayer,
    basis: indexOf(prayer.basis),
  });

  const shelves = SAFETY_KINDS.map((kind): [SafetyKind, SafetyShelf] => {
    const { passages: list, deny, prayer } = sources.safety[kind];
    return [
      kind,
      {
        passages: placeAll(list),
        deny: deny.map(({ reference }) => readPlace(reference)),
        prayer: compilePrayer(prayer),
      },
    ];
  });

  return {
    situations: sources.situations.map(
      ({ slug, title, category, neighbors, passages: list, avoid, prayer }) => ({
        slug,
        title,
        category,
        neighbors,
        passages: placeAll(list),
        avoid: avoid.map(({ reference }) => readPlace(reference)),
        prayer: compilePrayer(prayer),
      }),
    ),
    general: sources.general.passages.map(({ reference, category, why, words }) => ({
      passage: indexOf(reference),
      category,
      why,
      words: [...new Set(tokenize(words).map(stem))],
    })),
    generalPrayer: compilePrayer(sources.general.prayer),
    safety: Object.fromEntries(shelves) as Record<SafetyKind, SafetyShelf>,
    daily: sources.daily.map((reference) => ({
      reference,
      note: findNote(readPlace(reference))?.note ?? "",
    })),
    passages,
  };
}

function readPlace(reference: string): Reference {
  const parsed = parseReference(reference);
  if (!parsed.ok) throw new Error(`${reference}: ${parsed.error.message}`);
  return parsed.value;
}
