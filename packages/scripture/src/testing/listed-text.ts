import type { Canon } from "../canon.ts";
import { contains, parseReference } from "../reference.ts";
import type { TextProvider, VerseText } from "../text-provider.ts";

/** A text of a few listed verses, as an importer or a licensed source would offer it. */
export function createListedText(input: {
  info: { code: string; name: string; canon: Canon[] };
  verses: Record<string, string>;
}): TextProvider {
  const listed = Object.entries(input.verses).map(([name, text]) => {
    const parsed = parseReference(name);
    if (!parsed.ok) throw new Error(`${name}: ${parsed.error.message}`);
    const { book, chapter, verse } = parsed.value;
    return { book, verse: { chapter, verse, text } satisfies VerseText };
  });
  return {
    info: {
      ...input.info,
      language: "en",
      licence: "Made up for a test",
      books: new Set(listed.map(({ book }) => book)).size,
      verses: listed.length,
    },
    async verses(reference) {
      return listed.flatMap(({ book, verse }) =>
        book === reference.book && contains({ reference, verse }) ? [verse] : [],
      );
    },
  };
}
