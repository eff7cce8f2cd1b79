import { describe, expect, it } from "vitest";
import { books } from "./canon.ts";
import { formatReference, parseReference } from "./reference.ts";
import { createRandom, pick } from "./testing/random.ts";

const random = createRandom(316);

const pieces = [
  ...books.map((book) => book.name),
  ..."John 3:16|1 Cor|Ps. |vv. |chapter |to |the gospel of |:|.|-|–|,|;|(|)|'|’| |\u00a0|\u200b|\u0301|\u2028".split(
    "|",
  ),
  ..."0|1|23|119|999|4294967296|١|²|½|Ⅳ|ﷺ|𝟑|😀|\ud800|\\|/|<b>|__proto__|\0|ß|İ|א".split("|"),
];

function writeNoise(length: number): string {
  return Array.from({ length }, () => pick({ random, from: pieces })).join("");
}

function expectAnAnswer(text: string): void {
  const parsed = parseReference(text);
  if (!parsed.ok) {
    expect(["malformed", "impossible"]).toContain(parsed.error.kind);
    return;
  }
  const normal = formatReference(parsed.value);
  expect(parseReference(normal), text).toEqual(parsed);
}

describe("reading anything at all", () => {
  it("never throws, and what it reads has a normal form that means the same", () => {
    for (let count = 0; count < 20_000; count += 1) {
      expectAnAnswer(writeNoise(1 + Math.floor(random() * 6)));
    }
  });

  it("reads a reference with one sign changed, added or lost, or says no", () => {
    for (const text of ["1 Corinthians 13:4-7", "Matthew 5:3-6:4", "Ps. 23 v. 4", "Jude 5"]) {
      for (let at = 0; at <= text.length; at += 1) {
        for (const piece of pieces) {
          expectAnAnswer(text.slice(0, at) + piece + text.slice(at));
          expectAnAnswer(text.slice(0, at) + piece + text.slice(at + 1));
        }
        expectAnAnswer(text.slice(0, at) + text.slice(at + 1));
      }
    }
  });

  it("gives up at once on texts that are made to keep a pattern busy", () => {
    const repeated = ["1 ", "a.", ". ", "v ", "1:", "-", "a1", "ch ", "ﷺ", "\u0301", "the "];
    for (const piece of repeated) {
      const long = `John 3${piece.repeat(200_000)}`;
      const short = `John ${piece.repeat(37)}!`;
      expect(parseReference(long).ok).toBe(false);
      expect(parseReference(short).ok).toBe(false);
    }
  });
});
