import { formatReference, overlaps, parseReference, type Reference } from "@lampstand/scripture";
import type { Library, Situation } from "../library/library.ts";
import { KINDRED_PER_VERSE } from "../library/match-wording.ts";
import { findVersePosition } from "../library/verse-position.ts";
import { screenThoroughly } from "../safety/screen-thoroughly.ts";
import type { GuidedVerse } from "./candidate.ts";
import { composeContext } from "./context.ts";
import { listDenied } from "./denied.ts";
import { diversify } from "./diversify.ts";
import { Pool, readReferences } from "./pool.ts";
import { weighRank } from "./weigh-rank.ts";

const COUNT = 5;
/** What nearness in wording counts next to one situation that two passages share. */
const WORDING = 0.6;

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
    ...listDenied({ library, kinds: screenThoroughly(situation) }),
  ];
  const pool = new Pool({ library, keptAway });
  for (const place of itself) {
    const start = { library, place, pool, reference: formatReference(place) };
    addCompanions(start);
    addKindred(start);
  }
  library.general.forEach((placement, rank) => {
    pool.add({ placement, category: placement.category, score: 0.01 * weighRank(rank) });
  });
  return diversify({ candidates: pool.candidates(), count }).map(({ passage, why, category }) => ({
    reference: passage.reference,
    category,
    context: composeContext({ passage, why }),
  }));
}

interface Start {
  library: Library;
  place: Reference;
  reference: string;
  pool: Pool;
}

/** What a situation's list says of a passage is said to somebody in it, so here another why is due. */
function addCompanions({ library, place, reference, pool }: Start): void {
  for (const situation of library.situations) {
    const rank = findRank({ library, situation, place });
    if (rank === -1) continue;
    const why = `It is read beside ${reference} in times such as “${situation.title}”.`;
    situation.passages.forEach(({ passage }, other) => {
      pool.add({
        placement: { passage, why },
        category: situation.category,
        score: weighRank(rank) * weighRank(other),
      });
    });
  }
}

function addKindred({ library, place, reference, pool }: Start): void {
  const verse = findVersePosition(place);
  if (verse === null) return;
  const start = verse * KINDRED_PER_VERSE;
  const why = `It shares some of its words with ${reference}.`;
  for (const [rank, passage] of library.kindred
    .subarray(start, start + KINDRED_PER_VERSE)
    .entries()) {
    if (passage >= library.passages.length) break;
    pool.add({
      placement: { passage, why },
      category: "Faith",
      score: WORDING * weighRank(rank),
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
