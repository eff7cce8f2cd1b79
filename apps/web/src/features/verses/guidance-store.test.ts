import { beforeEach, describe, expect, it } from "vitest";
import { aVerse } from "../../testing/world.tsx";
import { createGuidanceStore } from "./guidance-store.ts";

const userId = 7;
const help = { kind: "suicide", message: "Talk to a person.", resources: [] } as const;
const safety = { ...help, resources: [] };
const answer = { queryId: 3, verses: [aVerse()], safety: null };

/** A new store over the same tab memory is what a reload of the page makes. */
const reload = createGuidanceStore;

let store: ReturnType<typeof createGuidanceStore>;
beforeEach(() => {
  store = createGuidanceStore();
});

describe("what somebody writes", () => {
  it("comes back after a reload", () => {
    store.write({ userId, draft: "I cannot sl" });
    expect(reload().read(userId)).toMatchObject({ draft: "I cannot sl", draftKept: true });
  });

  it("stays in the box until it is answered", () => {
    const askId = store.begin({ userId, situation: "I cannot sleep" });
    expect(store.read(userId).draft).toBe("I cannot sleep");
    store.answer(askId, answer);
    expect(store.read(userId)).toMatchObject({
      draft: "",
      status: "answered",
      shown: answer.verses,
    });
  });

  it("stays when nothing answers", () => {
    store.fail(store.begin({ userId, situation: "I cannot sleep" }));
    expect(store.read(userId)).toMatchObject({ status: "failed", draft: "I cannot sleep" });
  });

  it("stays when the page is reloaded before the answer", () => {
    store.begin({ userId, situation: "I cannot sleep" });
    expect(reload().read(userId)).toMatchObject({ status: "failed", draft: "I cannot sleep" });
  });

  it("is not wiped by the answer when it was written after the question", () => {
    const askId = store.begin({ userId, situation: "I cannot sleep" });
    store.write({ userId, draft: "And one more thing" });
    store.answer(askId, answer);
    expect(store.read(userId).draft).toBe("And one more thing");
  });

  it("is not shown to another member in the same tab", () => {
    store.write({ userId, draft: "mine" });
    expect(store.read(8).draft).toBe("");
  });
});

describe("an answer", () => {
  it("outlives a reload", () => {
    store.answer(store.begin({ userId, situation: "I cannot sleep" }), answer);
    expect(reload().read(userId)).toMatchObject({ status: "answered", shown: answer.verses });
  });

  it("that comes late never stands under a newer question", () => {
    const first = store.begin({ userId, situation: "first" });
    store.begin({ userId, situation: "second" });
    store.answer(first, answer);
    store.fail(first);
    expect(store.read(userId)).toMatchObject({ situation: "second", status: "asking", shown: [] });
  });
});

describe("help", () => {
  it("that the browser found necessary stays when the server saw no need", () => {
    const askId = store.begin({ userId, situation: "…" });
    store.addSafety(askId, safety);
    store.answer(askId, answer);
    expect(store.read(userId).safety).toEqual(safety);
  });

  it("stays when nothing answers", () => {
    const askId = store.begin({ userId, situation: "…" });
    store.addSafety(askId, safety);
    store.fail(askId);
    expect(store.read(userId).safety).toEqual(safety);
  });

  it("goes with the next question", () => {
    store.addSafety(store.begin({ userId, situation: "…" }), safety);
    store.begin({ userId, situation: "exams" });
    expect(store.read(userId).safety).toBeNull();
  });
});
