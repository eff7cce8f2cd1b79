import { readFile } from "node:fs/promises";
import { listVerses } from "./reference.ts";
import type { Reference } from "./reference-model.ts";
import type { TextProvider, VerseText } from "./text-provider.ts";
import { canonicalBooks, canonicalVerses, findVersePosition } from "./verse-order.ts";

interface About {
  code: string;
  name: string;
  language: string;
  licence: string;
  psalmTitles: Record<string, string>;
}

/**
 * Opens one of the texts that the build wrote. The file stays in memory as bytes, and a verse is
 * decoded when it is asked for: 31,102 strings would take three times the room.
 */
export async function openEmbeddedText(name: "kjv" | "web"): Promise<TextProvider> {
  const [bytes, about] = await Promise.all([
    readFile(locate(`${name}.txt`)),
    readFile(locate(`${name}.json`), "utf8"),
  ]);
  return createEmbeddedText({ bytes, about: JSON.parse(about) as About });
}

function locate(file: string): URL {
  return new URL(import.meta.resolve(`@lampstand/scripture/texts/${file}`));
}

function createEmbeddedText(input: { bytes: Buffer; about: About }): TextProvider {
  const { bytes, about } = input;
  const { psalmTitles, ...info } = about;
  const lineStarts = findLineStarts(bytes);

  const readVerse = (place: { book: string; chapter: number; verse: number }): VerseText | null => {
    const line = findVersePosition(place);
    const text =
      line === null
        ? ""
        : bytes.toString("utf8", lineStarts[line], (lineStarts[line + 1] ?? 0) - 1);
    if (text === "") return null;
    const { chapter, verse } = place;
    const title = place.book === "PSA" && verse === 1 ? psalmTitles[chapter] : undefined;
    return title === undefined ? { chapter, verse, text } : { chapter, verse, text, title };
  };

  return {
    info: {
      ...info,
      books: canonicalBooks.length,
      verses: countHeldVerses(lineStarts),
      canon: ["canonical"],
    },
    verses: async (reference: Reference) =>
      listVerses(reference).flatMap((place) => readVerse({ book: reference.book, ...place }) ?? []),
  };
}

const NEW_LINE = 0x0a;

/** Where each line begins, and one past the end, so that line n is [starts[n], starts[n + 1] - 1). */
function findLineStarts(bytes: Buffer): Uint32Array {
  const starts = new Uint32Array(canonicalVerses + 1);
  let line = 1;
  for (let at = bytes.indexOf(NEW_LINE); at !== -1; at = bytes.indexOf(NEW_LINE, at + 1)) {
    starts[line] = at + 1;
    line += 1;
  }
  starts[canonicalVerses] = bytes.length + 1;
  return starts;
}

function countHeldVerses(lineStarts: Uint32Array): number {
  return lineStarts.reduce((held, start, line) => {
    const end = lineStarts[line + 1];
    return end === undefined || end - start === 1 ? held : held + 1;
  }, 0);
}
