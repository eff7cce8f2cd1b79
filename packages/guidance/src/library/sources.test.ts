import { describe, expect, it } from "vitest";
import { loadLibrary } from "../index.ts";
import { readSources } from "./read-sources.ts";

// Reading checks every file against its schema and every reference against the canon; these are the aims beyond it.
const sources = readSources();

describe("the library", () => {
  it("has at least forty situations, each with sixty phrases and twelve passages", () => {
    expect(sources.situations.length).toBeGreaterThanOrEqual(40);
    for (const { slug, phrases, passages } of sources.situations) {
      expect(phrases.length, slug).toBeGreaterThanOrEqual(60);
      expect(passages.length, slug).toBeGreaterThanOrEqual(12);
    }
  });

  it("names only neighbors that exist, and never itself", () => {
    const slugs = new Set(sources.situations.map(({ slug }) => slug));
    for (const { slug, neighbors } of sources.situations) {
      expect(
        neighbors.filter((neighbor) => !slugs.has(neighbor) || neighbor === slug),
        slug,
      ).toEqual([]);
    }
  });

  it("knows what happens in every passage it shows", async () => {
    const { passages, daily } = await loadLibrary();
    expect(passages.filter(({ note }) => note === null).map(({ reference }) => reference)).toEqual(
      [],
    );
    expect(daily.filter(({ note }) => note === "").map(({ reference }) => reference)).toEqual([]);
  });

  it("has more daily verses than a year has days, none twice", () => {
    expect(sources.daily.length).toBeGreaterThanOrEqual(366);
    expect(new Set(sources.daily).size).toBe(sources.daily.length);
  });
});
