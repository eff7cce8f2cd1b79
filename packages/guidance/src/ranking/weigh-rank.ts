/** How fast fitness falls along a list: the tenth passage counts half of the first. */
const FALL = 0.11;

/** What a passage is worth for its place on a list, from 1 down. */
export function weighRank(rank: number): number {
  return 1 / (1 + FALL * rank);
}
