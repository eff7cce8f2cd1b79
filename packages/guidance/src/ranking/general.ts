import type { Library } from "../library/library.ts";
import { tokenize } from "../text/normalize.ts";
import { stem } from "../text/stem.ts";
import type { Intent } from "../understanding/understand.ts";
import type { Pool } from "./pool.ts";
import { weighRank } from "./weigh-rank.ts";

/**
 * Adds the passages that hold for anybody, those first whose everyday words the text uses. The less
 * the text was understood, the more they count; when all is clear they only stand behind.
 */
export function addGeneral(input: {
  library: Library;
  situation: string;
  intents: readonly Intent[];
  pool: Pool;
}): void {
  const { library, situation, intents, pool } = input;
  const understood = intents[0]?.weight ?? 0;
  const stems = new Set(tokenize(situation).map(stem));
  library.general.forEach((placement, rank) => {
    const matches = placement.words.filter((word) => stems.has(word)).length;
    const score = (1 - understood) ** 2 * 0.2 * (weighRank(rank) + matches);
    pool.add({ placement, category: placement.category, score });
  });
}
