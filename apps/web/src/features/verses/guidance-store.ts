import { readStored, writeStored } from "../../lib/stored.ts";
import type { Safety, Verse } from "../../lib/trpc.ts";

/** What this tab is asking and reading. It lives as long as the tab, so a reload changes nothing. */
export interface Guidance {
  userId: number | null;
  /** What stands in the box. It is emptied only by an answer: nothing that was written is lost. */
  draft: string;
  /** The draft was there before this page was, or came back because nothing answered it. */
  draftKept: boolean;
  status: "idle" | "asking" | "answered" | "failed";
  /** Tells one question from the next, so that a late answer never shows under another question. */
  askId: number;
  situation: string;
  safety: Safety | null;
  queryId: number | null;
  /** The five that were recommended, and what is shown now: these, similar ones, or a prayer. */
  recommended: Verse[];
  shown: Verse[];
}

const KEY = "lampstand.guidance";

const EMPTY: Guidance = {
  userId: null,
  draft: "",
  draftKept: false,
  status: "idle",
  askId: 0,
  situation: "",
  safety: null,
  queryId: null,
  recommended: [],
  shown: [],
};

/** A question that a reload cut off has failed; its text is in the draft still. */
function restore(): Guidance {
  const stored = readStored("session", KEY);
  if (typeof stored !== "object" || stored === null) return EMPTY;
  const guidance: Guidance = { ...EMPTY, ...stored };
  return {
    ...guidance,
    draftKept: guidance.draft !== "",
    status: guidance.status === "asking" ? "failed" : guidance.status,
  };
}

export function createGuidanceStore() {
  let guidance = restore();
  const listeners = new Set<() => void>();

  const change = (next: Partial<Guidance>) => {
    guidance = { ...guidance, ...next };
    writeStored("session", KEY, guidance);
    for (const notify of listeners) notify();
  };
  const changeIfCurrent = (askId: number, next: Partial<Guidance>) => {
    if (guidance.askId === askId) change(next);
  };

  return {
    subscribe: (notify: () => void) => {
      listeners.add(notify);
      return () => {
        listeners.delete(notify);
      };
    },

    /** The guidance of that member; another member's, left in this tab, is nobody else's business. */
    read: (userId: number): Guidance => (guidance.userId === userId ? guidance : EMPTY),

    /** The help that belongs to a question nobody answered, whoever is signed in by now. */
    readUnansweredSafety: (): Safety | null =>
      guidance.status === "failed" ? guidance.safety : null,

    write: (input: { userId: number; draft: string }) => {
      const others = guidance.userId !== input.userId;
      change({ ...(others ? EMPTY : {}), ...input, draftKept: false });
    },

    /** A question is on its way. Returns what its answer has to be told with. */
    begin: (input: { userId: number; situation: string }): number => {
      const askId = guidance.askId + 1;
      change({
        ...EMPTY,
        userId: input.userId,
        draft: input.situation,
        situation: input.situation,
        status: "asking",
        askId,
      });
      return askId;
    },

    /** Help that was found necessary stays, whoever finds otherwise later. */
    addSafety: (askId: number, safety: Safety | null) => {
      if (safety) changeIfCurrent(askId, { safety });
    },

    answer: (askId: number, input: { queryId: number; verses: Verse[]; safety: Safety | null }) =>
      changeIfCurrent(askId, {
        status: "answered",
        draft: guidance.draft === guidance.situation ? "" : guidance.draft,
        queryId: input.queryId,
        recommended: input.verses,
        shown: input.verses,
        safety: input.safety ?? guidance.safety,
      }),

    fail: (askId: number) => changeIfCurrent(askId, { status: "failed", draftKept: true }),

    /** Other verses, or a prayer, in the place of what is shown. */
    show: (askId: number, shown: Verse[]) => changeIfCurrent(askId, { shown }),

    clear: () => change({ ...EMPTY, askId: guidance.askId + 1 }),
  };
}

export const guidanceStore = createGuidanceStore();
