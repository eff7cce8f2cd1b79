import { overlaps, parseReference, type Reference } from "@lampstand/scripture";
import type { Library, Situation } from "../library/library.ts";
import { screenKinds } from "../safety/screen.ts";
import type { GuidedVerse } from "./candidate.ts";
import { composeContext } from "./context.ts";
import { listDenied } from "./denied.ts";
import { diversify } from "./diversify.ts";
import { Pool, readReferences } from "./pool.ts";
import { weighRank } from "./weigh-rank.ts";

const COUNT = 5;

/**
 * Other passages that speak like a given one: those that stand beside it in the situations, and
 * those that share its wording. Never the verse itself. `situation` is what the person wrote: where
 * it shows danger, nothing that is kept from that danger is offered.
 */
export function similar(input: {
  library: Library;
  reference: string;
  count?: number;
  situation?: string;
  exclude?: readonly string[];
}): GuidedVerse[] {
  const { library, reference, count = COUNT, situation = "", exclude = [] } = input;
  const parsed = parseReference(reference);
  const itself = parsed.ok ? [parsed.value] : [];
  const keptAway = [
    ...itself,
    ...readReferences(exclude),
    ...listDenied({ library, kinds: screenKinds(situation) }),
  ];
  const pool = new Pool({ library, keptAway });
  for (const place of itself) addCompanions({ library, place, pool });
  library.general.forEach((placement, rank) => {
    pool.add({ placement, category: placement.category, score: 0.01 * weighRank(rank) });
  });
  return diversify({ candidates: pool.candidates(), count }).map(({ passage, why, category }) => ({
    reference: passage.reference,
    category,
    context: composeContext({ passage, why }),
  }));
}

function addCompanions(input: { library: Library; place: Reference; pool: Pool }): void {
  const { library, place, pool } = input;
  for (const situation of library.situations) {
    const rank = findRank({ library, situation, place });
    if (rank === -1) continue;
    situation.passages.forEach((placement, other) => {
      pool.add({
        placement,
        category: situation.category,
        score: weighRank(rank) * weighRank(other),
      });
    });
  }
}

function findRank(input: { library: Library; situation: Situation; place: Reference }): number {
  const { library, situation, place } = input;
  return situation.passages.findIndex(({ passage }) => {
    const known = library.passages[passage];
    return known !== undefined && overlaps(known.place, place);
  });
}
