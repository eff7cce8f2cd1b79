import { overlaps, parseReference, type Reference } from "@lampstand/scripture";
import type { Category } from "../category.ts";
import type { Library, LibraryPassage, Placement } from "../library/library.ts";
import type { Candidate } from "./candidate.ts";

/** Gathers candidates; a passage that several lists offer adds up, and keeps its strongest why. */
export class Pool {
  readonly #library: Library;
  readonly #keptAway: readonly Reference[];
  readonly #canonicalOnly: boolean;
  readonly #candidates = new Map<number, Candidate & { strongest: number }>();

  constructor(input: {
    library: Library;
    keptAway: readonly Reference[];
    canon?: "canonical" | "all" | undefined;
  }) {
    this.#library = input.library;
    this.#keptAway = input.keptAway;
    this.#canonicalOnly = input.canon === "canonical";
  }

  add(input: { placement: Placement; category: Category; score: number }): void {
    const { placement, category, score } = input;
    const known = this.#candidates.get(placement.passage);
    if (known) {
      known.score += score;
      if (score <= known.strongest) return;
      known.strongest = score;
      known.why = placement.why;
      known.category = known.passage.category ?? category;
      return;
    }
    const passage = this.#library.passages[placement.passage];
    if (!passage || !this.#mayShow(passage)) return;
    this.#candidates.set(placement.passage, {
      passage,
      why: placement.why,
      category: passage.category ?? category,
      score,
      strongest: score,
    });
  }

  /** Best first; equal scores in the order they were added, so that the result never wavers. */
  candidates(): Candidate[] {
    return [...this.#candidates.values()].sort((a, b) => b.score - a.score);
  }

  #mayShow(passage: LibraryPassage): boolean {
    if (this.#canonicalOnly && passage.testament === null) return false;
    return !this.#keptAway.some((reference) => overlaps(reference, passage.place));
  }
}

/** References that were handed in from outside; one that cannot be read keeps nothing away. */
export function readReferences(texts: readonly string[]): Reference[] {
  return texts.flatMap((text) => {
    const parsed = parseReference(text);
    return parsed.ok ? [parsed.value] : [];
  });
}
