import type { Reference } from "@lampstand/scripture";
import type { Category } from "../category.ts";
import type { SafetyKind } from "../safety/kind.ts";
import type { Model } from "../understanding/model.ts";

/** A passage that may be shown. `note` says what happens in it; null until one is written. */
export interface LibraryPassage {
  reference: string;
  place: Reference;
  testament: "old" | "new" | null;
  category: Category | null;
  note: string | null;
  /** Length in words, for choosing what can be read when upset. */
  words: number;
}

/** A passage on a list, by its index in the library, with why it was put there. */
export interface Placement {
  passage: number;
  why: string;
}

/** How to pray in a situation. `basis` is an index into the passages. */
export interface Prayer {
  guidance: string;
  focus: string;
  basis: number;
}

export interface Situation {
  slug: string;
  title: string;
  category: Category;
  neighbors: string[];
  /** Best first. */
  passages: Placement[];
  avoid: Reference[];
  prayer: Prayer;
}

/** A passage whose `why` holds for anybody, with the everyday words that call for it. */
export interface GeneralPlacement extends Placement {
  category: Category;
  /** Stems, expanded at build time. */
  words: string[];
}

/** What is offered to, and kept from, somebody in one kind of danger. */
export interface SafetyShelf {
  passages: Placement[];
  deny: Reference[];
  prayer: Prayer;
}

/** Everything the engine knows, read once and never changed. */
export interface Library {
  readonly passages: readonly LibraryPassage[];
  readonly situations: readonly Situation[];
  readonly general: readonly GeneralPlacement[];
  readonly generalPrayer: Prayer;
  readonly safety: Readonly<Record<SafetyKind, SafetyShelf>>;
  /** In the order of the list; each may be the verse of a day. */
  readonly daily: readonly { reference: string; note: string }[];
  readonly model: Model;
  /** For each verse of the 66 books the passages nearest in wording: see match-wording.ts. */
  readonly kindred: Uint16Array;
}
