import { tokenize } from "../text/normalize.ts";
import { stem } from "../text/stem.ts";
import type { Concepts } from "./concepts.ts";

/** Features of one sort with how often each occurs; sorts are weighed against each other. */
export interface FeatureBlock {
  weight: number;
  counts: ReadonlyMap<string, number>;
}

const LONGEST_PHRASE = 3;
const SHORTEST_LETTERS = 3;
const LONGEST_LETTERS = 5;

/** Found by leave-out measurement, as are the constants in train.ts. */
const LETTERS_WEIGHT = 0.7;
const CONCEPTS_WEIGHT = 0.5;

/** Longer texts are long enough to be understood by their first words. */
const MOST_WORDS = 400;

/**
 * What the classifier sees of a text: stems and phrases of two and three of them, groups of letters
 * inside the words (which survive misspelling), and the concepts that the words belong to.
 */
export function countFeatures(input: { text: string; concepts: Concepts }): FeatureBlock[] {
  const words = tokenize(input.text).slice(0, MOST_WORDS);
  const stems = words.map(stem);
  return [
    { weight: 1, counts: countPhrases(stems) },
    { weight: LETTERS_WEIGHT, counts: countLetterGroups(words) },
    { weight: CONCEPTS_WEIGHT, counts: countConcepts({ stems, concepts: input.concepts }) },
  ];
}

/** True for features that only tell something when they occur in more than one text. */
export function mustRecur(feature: string): boolean {
  return feature.startsWith("#") || feature.includes(" ");
}

function increment(counts: Map<string, number>, feature: string): void {
  counts.set(feature, (counts.get(feature) ?? 0) + 1);
}

function countPhrases(stems: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (let end = 0; end < stems.length; end += 1) {
    for (let length = 1; length <= Math.min(LONGEST_PHRASE, end + 1); length += 1) {
      increment(counts, stems.slice(end + 1 - length, end + 1).join(" "));
    }
  }
  return counts;
}

function countLetterGroups(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) {
    const padded = `<${word}>`;
    for (let length = SHORTEST_LETTERS; length <= LONGEST_LETTERS; length += 1) {
      for (let at = 0; at + length <= padded.length; at += 1) {
        increment(counts, `#${padded.slice(at, at + length)}`);
      }
    }
  }
  return counts;
}

function countConcepts(input: {
  stems: readonly string[];
  concepts: Concepts;
}): Map<string, number> {
  const { stems, concepts } = input;
  const counts = new Map<string, number>();
  for (const concept of findConcepts({ stems, concepts })) counts.set(`@${concept}`, 1);
  return counts;
}

const LONGEST_EXPRESSION = 4;

/** The concepts that any word or expression of a text belongs to. */
export function findConcepts(input: { stems: readonly string[]; concepts: Concepts }): Set<string> {
  const { stems, concepts } = input;
  const found = new Set<string>();
  for (let start = 0; start < stems.length; start += 1) {
    for (let length = 1; length <= LONGEST_EXPRESSION; length += 1) {
      const expression = stems.slice(start, start + length).join(" ");
      for (const concept of concepts.get(expression) ?? []) found.add(concept);
    }
  }
  return found;
}
