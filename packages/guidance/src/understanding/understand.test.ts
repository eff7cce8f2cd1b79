import { beforeAll, describe, expect, it } from "vitest";
import { type Library, loadLibrary, understand } from "../index.ts";
import { plainSituations } from "../testing/plain-situations.ts";

let library: Library;
beforeAll(async () => {
  library = await loadLibrary();
});

describe("understanding", () => {
  it("hears first what a plain account is about, nine times in ten", () => {
    const accounts = Object.entries(plainSituations).filter(([slug]) =>
      library.situations.some((situation) => situation.slug === slug),
    );
    const misheard = accounts.filter(
      ([slug, situation]) => understand({ library, situation })[0]?.situation !== slug,
    );
    expect(misheard.length / accounts.length, JSON.stringify(misheard)).toBeLessThan(0.1);
  });

  it("hears both things that a person carries", () => {
    const intents = understand({
      library,
      situation: "I can't sleep at night because I am so deep in debt",
    });
    const heard = intents.slice(0, 2).map(({ situation }) => situation);
    expect(heard.sort()).toEqual(["debt", "insomnia"]);
  });

  it.each([
    "me siento muy sola desde que murió mi esposo",
    "Je suis très fatiguée et j'ai peur",
    "asdf qwer zxcv",
    "我很孤独",
    "",
  ])("does not pretend to understand: %s", (situation) => {
    expect(understand({ library, situation })[0]?.weight ?? 0).toBeLessThan(0.12);
  });

  it("gives weights that add up to no more than one, weightiest first", () => {
    for (const situation of Object.values(plainSituations)) {
      const weights = understand({ library, situation }).map(({ weight }) => weight);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(1.0001);
      expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    }
  });
});
