import type { Concepts } from "./concepts.ts";

/**
 * A linear classifier over hashed features, stored sparse. `keys` are the hashes of the features it
 * knows, ascending; the entries of the feature at place p lie from `starts[p]` to `starts[p + 1]` in
 * `entryClasses` and `entryWeights`. A weight is its byte times `scale`.
 */
export interface Model {
  classes: readonly string[];
  concepts: Concepts;
  scale: number;
  bias: Float32Array;
  keys: Uint32Array;
  /** How telling a feature is, in steps of IDF_STEP. */
  idf: Uint8Array;
  starts: Uint32Array;
  entryClasses: Uint8Array;
  entryWeights: Int8Array;
}

export const IDF_STEP = 0.125;

/** Where a feature's hash stands among the keys, or -1 when the model has not seen it. */
export function findFeature(input: { keys: Uint32Array; hash: number }): number {
  const { keys, hash } = input;
  let low = 0;
  let high = keys.length - 1;
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const key = keys[middle] ?? 0;
    if (key === hash) return middle;
    if (key < hash) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
