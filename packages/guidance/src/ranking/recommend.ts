import type { Reference } from "@lampstand/scripture";
import type { Library, Situation } from "../library/library.ts";
import type { Safety, SafetyKind } from "../safety/kind.ts";
import { safetyFor } from "../safety/screen.ts";
import { screenThoroughly } from "../safety/screen-thoroughly.ts";
import { type Intent, understand } from "../understanding/understand.ts";
import type { GuidedVerse } from "./candidate.ts";
import { composeContext } from "./context.ts";
import { listDenied } from "./denied.ts";
import { diversify } from "./diversify.ts";
import { addGeneral } from "./general.ts";
import { Pool, readReferences } from "./pool.ts";
import { weighRank } from "./weigh-rank.ts";

const COUNT = 5;
/** What an intent of this weight wants kept away is kept away altogether. */
const HEARD_WEIGHT = 0.15;

export interface Recommendation {
  safety: Safety | null;
  /** Weightiest first. */
  intents: Intent[];
  /** Best first. */
  verses: GuidedVerse[];
}

/**
 * Five verses for a person's own words. Somebody in danger gets only what was chosen by hand for
 * that danger, and help above it; any other text gets verses, however little of it is understood.
 */
export function recommend(input: {
  library: Library;
  situation: string;
  count?: number;
  exclude?: readonly string[];
  canon?: "canonical" | "all";
}): Recommendation {
  const { library, situation, count = COUNT, exclude = [], canon } = input;
  const intents = understand({ library, situation });
  const kinds = screenThoroughly(situation);
  const [gravest] = kinds;
  const excluded = readReferences(exclude);
  const keptAway: Reference[] = [...excluded, ...listDenied({ library, kinds })];
  const heard = gravest === undefined ? heardSituations({ library, intents }) : [];
  for (const { avoid } of heard) keptAway.push(...avoid);
  const pool = new Pool({ library, keptAway, canon });
  if (gravest === undefined) {
    addIntents({ library, intents, pool });
    addGeneral({ library, situation, intents, pool });
  } else {
    for (const kind of kinds) addShelf({ library, kind, pool });
  }
  const chosen = diversify({ candidates: pool.candidates(), count });
  return {
    safety: gravest === undefined ? null : safetyFor(gravest),
    intents,
    verses: chosen.map(({ passage, why, category }) => ({
      reference: passage.reference,
      category,
      context: composeContext({ passage, why }),
    })),
  };
}

function heardSituations(input: { library: Library; intents: readonly Intent[] }): Situation[] {
  const slugs = input.intents
    .filter(({ weight }) => weight >= HEARD_WEIGHT)
    .map(({ situation }) => situation);
  return input.library.situations.filter(({ slug }) => slugs.includes(slug));
}

function addIntents(input: { library: Library; intents: readonly Intent[]; pool: Pool }): void {
  const { library, intents, pool } = input;
  for (const { situation: slug, weight } of intents) {
    const situation = library.situations.find((candidate) => candidate.slug === slug);
    situation?.passages.forEach((placement, rank) => {
      pool.add({ placement, category: situation.category, score: weight * weighRank(rank) });
    });
  }
}

function addShelf(input: { library: Library; kind: SafetyKind; pool: Pool }): void {
  const { library, kind, pool } = input;
  library.safety[kind].passages.forEach((placement, rank) => {
    pool.add({ placement, category: "Comfort", score: weighRank(rank) });
  });
}
