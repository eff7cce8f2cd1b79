import { overlaps, parseReference, type Reference } from "@lampstand/scripture";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type Library,
  loadLibrary,
  prayerGuidance,
  recommend,
  similar,
  understand,
} from "./index.ts";
import { SAFETY_KINDS } from "./safety/kind.ts";
import { crisisLines } from "./testing/crisis-lines.ts";

let library: Library;
beforeAll(async () => {
  library = await loadLibrary();
});

function placeOf(reference: string): Reference {
  const parsed = parseReference(reference);
  if (!parsed.ok) throw new Error(`${reference}: ${parsed.error.message}`);
  return parsed.value;
}

const sentencesIn = (text: string) =>
  text.split(/[.!?]['"”’]?(?:\s|$)/).filter((part) => part.trim()).length;

/** The same pseudo-random numbers in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const oddTexts = [
  "x",
  "?",
  "🙏🙏🙏",
  "asdf jkl qwerty",
  "我很孤独",
  "Je suis très fatiguée et j'ai peur",
  "<script>alert(1)</script>",
  "help ".repeat(400),
  "the the the the",
  "42",
  "constructor __proto__ toString",
];

function noise(count: number): string[] {
  const random = createRandom(7);
  return Array.from({ length: count }, () => {
    const length = 1 + Math.floor(random() * 200);
    return Array.from({ length }, () =>
      String.fromCodePoint(32 + Math.floor(random() * 3000)),
    ).join("");
  });
}

describe("any text at all", () => {
  it.each([...oddTexts, ...noise(60)])("gets five verses with contexts: %j", (situation) => {
    const { verses } = recommend({ library, situation });
    expect(verses).toHaveLength(5);
    for (const { context } of verses) {
      expect(sentencesIn(context)).toBeGreaterThanOrEqual(2);
      expect(sentencesIn(context)).toBeLessThanOrEqual(4);
    }
    expect(placeOf(prayerGuidance({ library, situation }).scriptureBasis)).toBeDefined();
  });
});

describe("what is recommended", () => {
  const situations = [
    "I cannot sleep because I worry about money",
    "my mother died last month and the house is so quiet",
    "we had our first baby and I am so thankful",
    "my boss shouts at me in front of everyone",
    "i dont know if god is even real anymore",
  ];

  it.each(situations)(
    "comes from five chapters, several books and both testaments: %s",
    (situation) => {
      const places = recommend({ library, situation }).verses.map(({ reference }) =>
        placeOf(reference),
      );
      expect(new Set(places.map(({ book, chapter }) => `${book} ${chapter}`)).size).toBe(5);
      expect(new Set(places.map(({ book }) => book)).size).toBeGreaterThan(2);
      const testaments = recommend({ library, situation }).verses.map(
        ({ reference }) =>
          library.passages.find((passage) => passage.reference === reference)?.testament,
      );
      expect(new Set(testaments)).toEqual(new Set(["old", "new"]));
    },
  );

  it("is the same for the same words", () => {
    for (const situation of situations) {
      expect(recommend({ library, situation })).toEqual(recommend({ library, situation }));
    }
  });

  it("leaves out what it is told to, ranges that touch it included", () => {
    for (const situation of situations) {
      const exclude = recommend({ library, situation }).verses.map(({ reference }) => reference);
      const others = recommend({ library, situation, exclude }).verses;
      expect(others).toHaveLength(5);
      for (const { reference } of others) {
        expect(exclude.some((gone) => overlaps(placeOf(gone), placeOf(reference)))).toBe(false);
      }
    }
  });
});

describe("what a person means", () => {
  it.each([
    ["I keep lying awake at 3am going over everything", "insomnia"],
    ["my husband passed away and I still set two plates", "grief-spouse"],
    ["the doctor called, it is cancer", "cancer-diagnosis"],
    ["got laid off today after twelve years", "job-loss"],
    ["my exam is on thursday and my mind goes blank", "exams"],
    ["my husband cheated on me and I found the messages", "betrayal-by-spouse"],
    ["how do I even start talking to God", "how-to-pray"],
    ["I am drowning in credit card debt", "debt"],
    ["mum doesn't recognise me any more, the dementia is worse", "dementia-of-a-parent"],
    ["I can't forgive my brother for what he did", "forgiving-someone"],
  ])("is among the first three: %s", (situation, expected) => {
    const heard = understand({ library, situation }).slice(0, 3);
    expect(heard.map((intent) => intent.situation)).toContain(expected);
  });
});

describe("somebody in danger", () => {
  const texts = crisisLines.flatMap(({ kind, explicit, others }) =>
    [...explicit, ...others].map((text) => ({ kind, text })),
  );

  it("is never shown what is kept from that danger, by any of the three ways", {
    timeout: 60_000,
  }, () => {
    for (const { text } of texts) {
      const { safety, verses } = recommend({ library, situation: text });
      if (!safety) continue;
      const denied = library.safety[safety.kind].deny;
      const others = verses.flatMap(({ reference }) =>
        similar({ library, reference, situation: text }),
      );
      const basis = prayerGuidance({ library, situation: text }).scriptureBasis;
      const shown = [...verses, ...others].map(({ reference }) => reference).concat(basis);
      for (const reference of shown) {
        expect(denied.some((place) => overlaps(place, placeOf(reference)))).toBe(false);
      }
    }
  });

  it("has at least 25 passages for each kind of danger, and 40 kept away", () => {
    for (const kind of SAFETY_KINDS) {
      const { passages, deny } = library.safety[kind];
      expect(passages.length).toBeGreaterThanOrEqual(25);
      expect(deny.length).toBeGreaterThanOrEqual(40);
    }
  });
});

describe("similar verses", () => {
  it("are other verses, for any verse of the Bible", () => {
    for (const reference of [
      "Psalm 23:1",
      "John 3:16",
      "Leviticus 13:4",
      "Numbers 7:31",
      "3 John 1:13",
      "Ezra 2:14",
    ]) {
      const verses = similar({ library, reference });
      expect(verses).toHaveLength(5);
      for (const verse of verses) {
        expect(overlaps(placeOf(verse.reference), placeOf(reference))).toBe(false);
        expect(sentencesIn(verse.context)).toBeGreaterThanOrEqual(2);
      }
    }
  });
});
