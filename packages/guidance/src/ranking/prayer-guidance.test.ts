import { beforeAll, describe, expect, it } from "vitest";
import { type Library, loadLibrary, prayerGuidance, understand } from "../index.ts";

let library: Library;
beforeAll(async () => {
  library = await loadLibrary();
});

describe("prayer guidance", () => {
  it("speaks to what weighs on the person", () => {
    const { guidance, scriptureBasis } = prayerGuidance({
      library,
      situation: "my husband died in March and the house is so quiet",
    });
    const own = library.situations.find(({ slug }) => slug === "grief-spouse")?.prayer;
    expect(guidance).toBe(own?.guidance);
    expect(scriptureBasis).toBe(library.passages[own?.basis ?? -1]?.reference);
  });

  it("gives a second thing that is carried its own place", () => {
    const situation = "I can't sleep at night because I am so deep in debt";
    const [first, second] = understand({ library, situation });
    const { guidance, prayerFocus } = prayerGuidance({ library, situation });

    expect([first?.situation, second?.situation].sort()).toEqual(["debt", "insomnia"]);
    for (const intent of [first, second]) {
      const own = library.situations.find(({ slug }) => slug === intent?.situation)?.prayer;
      expect(guidance).toContain(own?.guidance.split(/(?<=[.!?])\s/)[0]);
      expect(prayerFocus).toContain(own?.focus);
    }
  });

  it("falls back on a prayer for anybody when nothing is understood", () => {
    expect(prayerGuidance({ library, situation: "xqzt" }).guidance).toBe(
      library.generalPrayer.guidance,
    );
  });

  it("has its own words for somebody in danger, with help beside them", () => {
    const { guidance, safety } = prayerGuidance({ library, situation: "I want to end my life" });
    expect(guidance).toBe(library.safety.suicide.prayer.guidance);
    expect(safety?.kind).toBe("suicide");
  });
});
