/** Numbers from 0 to 1 that are the same in every run (mulberry32), so that a failure can be met again. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One of a list that is not empty. */
export function pick<T>(input: { random: () => number; from: readonly T[] }): T {
  const { random, from } = input;
  const picked = from[Math.floor(random() * from.length)];
  if (picked === undefined) throw new Error("There is nothing to pick from.");
  return picked;
}
