import { books, formatReference, overlaps, parseReference } from "@lampstand/scripture";
import { beforeAll, describe, expect, it } from "vitest";
import { type Library, loadLibrary, similar } from "../index.ts";
import { createRandom } from "../text/random.ts";

let library: Library;
beforeAll(async () => {
  library = await loadLibrary();
});

function placeOf(reference: string) {
  const parsed = parseReference(reference);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

/** Verses from anywhere in the 66 books, the same in every run. */
function pickVerses(count: number): string[] {
  const random = createRandom(31_102);
  const pick = (below: number) => Math.floor(random() * below);
  const canon = books.filter((book) => book.canon === "canonical");
  return Array.from({ length: count }, () => {
    const book = canon[pick(canon.length)];
    if (!book) throw new Error("no book");
    const chapter = 1 + pick(book.verseCounts.length);
    const verse = 1 + pick(book.verseCounts[chapter - 1] ?? 1);
    const place = { book: book.code, chapter, verse, endChapter: chapter, endVerse: verse };
    return formatReference(place);
  });
}

describe("verses like a given one", () => {
  it("are five others for any verse of the Bible, from five chapters, never the verse itself", () => {
    for (const reference of pickVerses(400)) {
      const places = similar({ library, reference }).map((verse) => placeOf(verse.reference));
      expect(places, reference).toHaveLength(5);
      expect(places.some((place) => overlaps(place, placeOf(reference)))).toBe(false);
      expect(new Set(places.map(({ book, chapter }) => `${book} ${chapter}`)).size).toBe(5);
    }
  });

  it("stand beside it in the situations, and say so", () => {
    const [first] = similar({ library, reference: "Ps 23:4" });
    expect(first?.context).toMatch(/It is read beside Psalm 23:4 in times such as “.+”\.$/);
  });

  it("share its words where no situation knows it", () => {
    const contexts = similar({ library, reference: "Ezekiel 34:12" }).map((verse) => verse.context);
    expect(contexts.join("\n")).toContain("Ezekiel 34:12");
  });

  it("leave out what the person in danger must not be shown", () => {
    const situation = "my husband hits me";
    for (const reference of ["Ephesians 5:25", "1 Peter 3:7", "Matthew 5:38", "Proverbs 31:10"]) {
      for (const verse of similar({ library, reference, situation })) {
        const place = placeOf(verse.reference);
        expect(library.safety.abuse.deny.some((denied) => overlaps(denied, place))).toBe(false);
      }
    }
  });
});
