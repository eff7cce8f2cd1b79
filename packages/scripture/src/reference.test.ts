import { describe, expect, it } from "vitest";
import { books } from "./canon.ts";
import {
  compareReferences,
  contains,
  countVerses,
  formatReference,
  listVerses,
  overlaps,
  parseReference,
  type Reference,
  widen,
} from "./reference.ts";

function read(text: string): Reference {
  const parsed = parseReference(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.message}`);
  return parsed.value;
}

const normalForm = (text: string) => formatReference(read(text));
const knownBooks = books.filter((book) => book.verseCounts.length > 0);

describe("the normal form", () => {
  it("reads back to the same verse, for every verse of every book whose counts are known", () => {
    let verses = 0;
    for (const book of knownBooks) {
      for (const [index, count] of book.verseCounts.entries()) {
        for (let verse = 1; verse <= count; verse += 1) {
          const chapter = index + 1;
          const one = { book: book.code, chapter, verse, endChapter: chapter, endVerse: verse };
          const text = formatReference(one);
          expect(parseReference(text), text).toEqual({ ok: true, value: one });
          verses += 1;
        }
      }
    }
    expect(verses).toBeGreaterThan(31_102);
  });

  it("reads back to the same range, for ranges of every kind", () => {
    for (const book of knownBooks) {
      const places = book.verseCounts.flatMap((count, index) =>
        Array.from({ length: count }, (_, verse) => ({ chapter: index + 1, verse: verse + 1 })),
      );
      for (let start = 0; start < places.length; start += 37) {
        for (const length of [1, 2, 5, 40, 151]) {
          const from = places[start];
          const to = places[Math.min(start + length, places.length) - 1];
          if (!from || !to) continue;
          const range = {
            book: book.code,
            ...from,
            endChapter: to.chapter,
            endVerse: to.verse,
          };
          expect(read(formatReference(range))).toEqual(range);
          expect(countVerses(range)).toBe(listVerses(range).length);
        }
      }
    }
  });

  it("says whole chapters without verses, whatever way they were written", () => {
    expect(normalForm("Ps 23:1-6")).toBe("Psalm 23");
    expect(normalForm("Genesis 1:1-2:25")).toBe("Genesis 1-2");
    expect(normalForm("Jude 1:1-25")).toBe("Jude");
    expect(normalForm("1 Enoch 3")).toBe("1 Enoch 3:1");
  });
});

describe("comparing references", () => {
  it("sorts in canonical order, by start and then by end", () => {
    const sorted = [
      "Genesis 1:1",
      "Genesis 1:1-3",
      "Genesis 2:1",
      "Psalm 23",
      "Psalm 119:105",
      "Malachi 4:6",
      "Matthew 1:1",
      "Revelation 22:21",
      "Tobit 1:1",
      "1 Enoch 1:1",
    ];
    const shuffled = [...sorted].reverse().map(read);
    expect(shuffled.sort(compareReferences).map(formatReference)).toEqual(sorted);
  });

  it.each([
    ["John 3:16", "John 3:16", true],
    ["John 3:16-18", "John 3:18-20", true],
    ["John 3:16-18", "John 3:19", false],
    ["John 3", "John 3:36", true],
    ["John 3:36", "John 4:1", false],
    ["John 3:30-4:2", "John 4:2-5", true],
    ["John 3-5", "John 4:10", true],
    ["John 3:16", "1 John 3:16", false],
  ])("%s and %s overlap: %s", (a, b, expected) => {
    expect(overlaps(read(a), read(b))).toBe(expected);
    expect(overlaps(read(b), read(a))).toBe(expected);
  });
});

describe("ranges", () => {
  it("counts verses across chapters", () => {
    expect(countVerses(read("John 3:16"))).toBe(1);
    expect(countVerses(read("Psalm 119"))).toBe(176);
    expect(countVerses(read("John 3:35-4:2"))).toBe(4);
    expect(countVerses(read("Genesis 1-50"))).toBe(1533);
  });

  it("knows which verses stand inside", () => {
    const reference = read("John 3:35-5:2");
    const inside = [
      [3, 34],
      [3, 35],
      [4, 1],
      [5, 2],
      [5, 3],
    ].map(([chapter = 0, verse = 0]) => contains({ reference, verse: { chapter, verse } }));
    expect(inside).toEqual([false, true, true, true, false]);
  });

  it("widens no farther than the chapter goes", () => {
    const around = (text: string) => formatReference(widen({ reference: read(text), around: 3 }));
    expect(around("Psalm 23:4")).toBe("Psalm 23");
    expect(around("Psalm 119:105")).toBe("Psalm 119:102-108");
    expect(around("Psalm 119:2")).toBe("Psalm 119:1-5");
    expect(around("Psalm 119:175")).toBe("Psalm 119:172-176");
  });
});
