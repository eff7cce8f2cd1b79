import { hashText } from "../text/hash.ts";
import { tokenize } from "../text/normalize.ts";
import { stem } from "../text/stem.ts";
import { findFeature, type Model } from "./model.ts";

/** Where more than this share of a text's words is known, it is taken as understandable. */
const ENOUGH = 0.6;

/**
 * From 0 to 1: how far a text consists of words that the model has met. Another language, or letters
 * struck at random, share a few words with some phrase, and would seem to speak of just that.
 */
export function measureFamiliarity(input: { model: Model; text: string }): number {
  const { keys } = input.model;
  const words = new Set(tokenize(input.text));
  if (words.size === 0) return 0;
  let known = 0;
  for (const word of words)
    if (findFeature({ keys, hash: hashText(stem(word)) }) !== -1) known += 1;
  return Math.min(1, known / words.size / ENOUGH) ** 2;
}
