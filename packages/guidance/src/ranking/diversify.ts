import type { LibraryPassage } from "../library/library.ts";
import type { Candidate } from "./candidate.ts";

const MOST_FROM_ONE_BOOK = 2;
/** What a passage of the missing testament is worth once half of the verses are chosen. */
const OTHER_TESTAMENT = 1.6;
const EASILY_READ_WORDS = 70;

/**
 * Picks the best candidates so that no two are from one chapter, no more than two from one book
 * (unless nothing else is left), and both testaments speak where there is a fitting passage.
 */
export function diversify(input: { candidates: readonly Candidate[]; count: number }): Candidate[] {
  const { candidates, count } = input;
  const chosen: Candidate[] = [];
  while (chosen.length < count) {
    const open = candidates.filter(({ passage }) => !sharesChapter({ passage, chosen }));
    const spread = open.filter(({ passage }) => !isBookFull({ passage, chosen }));
    const next = pickBest({ candidates: spread.length > 0 ? spread : open, chosen, count });
    if (next === undefined) break;
    chosen.push(next);
  }
  return chosen;
}

function pickBest(input: {
  candidates: readonly Candidate[];
  chosen: readonly Candidate[];
  count: number;
}): Candidate | undefined {
  const { candidates, chosen, count } = input;
  let best: Candidate | undefined;
  let bestScore = -Infinity;
  for (const candidate of candidates) {
    const score = candidate.score * weighPlace({ candidate, chosen, count });
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

function weighPlace(input: {
  candidate: Candidate;
  chosen: readonly Candidate[];
  count: number;
}): number {
  const { candidate, chosen, count } = input;
  const { testament, words } = candidate.passage;
  const isMissing =
    chosen.length * 2 >= count &&
    testament !== null &&
    !chosen.some(({ passage }) => passage.testament === testament);
  const ease = words > EASILY_READ_WORDS ? EASILY_READ_WORDS / words : 1;
  return ease * (isMissing ? OTHER_TESTAMENT : 1);
}

type Choice = { passage: LibraryPassage; chosen: readonly Candidate[] };

function sharesChapter({ passage, chosen }: Choice): boolean {
  return chosen.some(
    (other) =>
      other.passage.place.book === passage.place.book &&
      other.passage.place.chapter <= passage.place.endChapter &&
      passage.place.chapter <= other.passage.place.endChapter,
  );
}

function isBookFull({ passage, chosen }: Choice): boolean {
  const sameBook = chosen.filter((other) => other.passage.place.book === passage.place.book);
  return sameBook.length >= MOST_FROM_ONE_BOOK;
}
