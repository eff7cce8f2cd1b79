import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { books } from "./canon.ts";

const folder = new URL("../../../../shared/texts/web-usfm-2013/", import.meta.url);
const isThere = existsSync(folder);
const why = isThere ? "" : " (skipped: the test texts are not beside this repository)";

/** Highest verse number of each chapter in a USFM file; bridged verses are written "15-16". */
function countUsfmVerses(usfm: string): number[] {
  const counts: number[] = [];
  let chapter = 0;
  for (const [, marker, numbers = ""] of usfm.matchAll(/\\([cv]) +([0-9-]+)/g)) {
    if (marker === "c") chapter = Number(numbers);
    else
      counts[chapter - 1] = Math.max(counts[chapter - 1] ?? 0, ...numbers.split("-").map(Number));
  }
  return Array.from(counts, (count) => count ?? 0);
}

describe.skipIf(!isThere)(`deuterocanonical counts${why}`, () => {
  it("are those of the World English Bible's own files", () => {
    const files = readdirSync(folder);
    for (const book of books.filter(({ canon }) => canon === "deuterocanonical")) {
      const file = files.find((name) => name.includes(`-${book.code}eng`)) ?? "";
      const counts = countUsfmVerses(readFileSync(new URL(file, folder), "utf8"));
      expect(book.verseCounts, book.name).toEqual(counts);
    }
  });
});
