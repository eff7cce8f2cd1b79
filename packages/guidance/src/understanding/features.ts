import { hashText } from "../text/hash.ts";
import { tokenize } from "../text/normalize.ts";
import { stem } from "../text/stem.ts";

/** Features of one sort, counted by hashed index; sorts are weighed against each other. */
export interface FeatureBlock {
  weight: number;
  counts: Map<number, number>;
}

export interface SparseVector {
  indices: Uint32Array;
  values: Float32Array;
}

const WORD_WEIGHT = 1;
const LETTER_WEIGHT = 0.7;
const SHORTEST_GRAM = 3;
const LONGEST_GRAM = 5;
/** Longer texts are long enough to be understood by their first words. */
const MOST_WORDS = 500;

/** Counts a text's stems, pairs of stems, and letter groups inside words. */
export function countFeatures(input: { text: string; bits: number }): FeatureBlock[] {
  const { text, bits } = input;
  const mask = 2 ** bits - 1;
  const words = tokenize(text).slice(0, MOST_WORDS);
  const wordCounts = new Map<number, number>();
  const letterCounts = new Map<number, number>();
  const add = (counts: Map<number, number>, feature: string) => {
    const index = hashText(feature) & mask;
    counts.set(index, (counts.get(index) ?? 0) + 1);
  };
  let previous = "^";
  for (const word of words) {
    const root = stem(word);
    add(wordCounts, `w ${root}`);
    add(wordCounts, `p ${previous} ${root}`);
    previous = root;
    const padded = `<${word}>`;
    for (let size = SHORTEST_GRAM; size <= LONGEST_GRAM; size += 1) {
      for (let at = 0; at + size <= padded.length; at += 1) {
        add(letterCounts, `c${padded.slice(at, at + size)}`);
      }
    }
  }
  return [
    { weight: WORD_WEIGHT, counts: wordCounts },
    { weight: LETTER_WEIGHT, counts: letterCounts },
  ];
}

/** Weighs counts by how telling each feature is; every block gets its weight as its length. */
export function vectorize(input: {
  blocks: readonly FeatureBlock[];
  idf: Float32Array;
}): SparseVector {
  const indices: number[] = [];
  const values: number[] = [];
  for (const { weight, counts } of input.blocks) {
    let squares = 0;
    const start = indices.length;
    for (const [index, count] of counts) {
      const value = (1 + Math.log(count)) * (input.idf[index] ?? 0);
      if (value === 0) continue;
      indices.push(index);
      values.push(value);
      squares += value * value;
    }
    const norm = squares === 0 ? 0 : weight / Math.sqrt(squares);
    for (let at = start; at < values.length; at += 1) values[at] = (values[at] ?? 0) * norm;
  }
  return { indices: Uint32Array.from(indices), values: Float32Array.from(values) };
}
