import { hashText } from "../text/hash.ts";
import { createRandom, shuffle } from "../text/random.ts";
import type { Concepts } from "./concepts.ts";
import { countFeatures, type FeatureBlock, mustRecur } from "./features.ts";
import { IDF_STEP, type Model } from "./model.ts";
import { toProbabilities } from "./probabilities.ts";
import { sparsify } from "./sparsify.ts";
import { type SparseVector, vectorize } from "./vectorize.ts";

/** One text with the class it belongs to; `weight` is how much it counts, 1 for a real phrase. */
export interface Example {
  text: string;
  label: number;
  weight: number;
}

const EPOCHS = 6;
const RATE = 3;
const IDF_POWER = 1.3;
const SEED = 20261121;
/** A smaller error teaches nothing, and passing it over makes training three times as fast. */
const SMALLEST_ERROR = 2e-3;

/** Multinomial logistic regression by stochastic gradient descent; the same input, the same model. */
export function trainModel(input: {
  classes: readonly string[];
  concepts: Concepts;
  examples: readonly Example[];
}): Model {
  const { classes, concepts, examples } = input;
  const counted = examples.map(({ text }) => countFeatures({ text, concepts }));
  const vocabulary = buildVocabulary(counted);
  const vectors = counted.map((blocks) => vectorize({ blocks, model: vocabulary }));
  const { weights, bias } = descend({
    vectors,
    examples,
    features: vocabulary.keys.length,
    classes: classes.length,
  });
  const sparse = sparsify({ weights, classes: classes.length });
  return { classes, concepts, bias, ...vocabulary, ...sparse };
}

function buildVocabulary(counted: readonly FeatureBlock[][]): Pick<Model, "keys" | "idf"> {
  const seen = new Map<string, number>();
  for (const blocks of counted) {
    for (const { counts } of blocks) {
      for (const feature of counts.keys()) seen.set(feature, (seen.get(feature) ?? 0) + 1);
    }
  }
  const timesByHash = new Map<number, number>();
  for (const [feature, times] of seen) {
    if (times === 1 && mustRecur(feature)) continue;
    const hash = hashText(feature);
    timesByHash.set(hash, Math.max(times, timesByHash.get(hash) ?? 0));
  }
  const keys = Uint32Array.from(timesByHash.keys()).sort();
  const idf = Uint8Array.from(keys, (key) => {
    const rarity = Math.log(1 + counted.length / (timesByHash.get(key) ?? 1));
    return Math.min(255, Math.round(rarity ** IDF_POWER / IDF_STEP));
  });
  return { keys, idf };
}

interface Weights {
  /** By feature, then by class. */
  weights: Float32Array;
  bias: Float32Array;
}

function descend(input: {
  vectors: readonly SparseVector[];
  examples: readonly Example[];
  features: number;
  classes: number;
}): Weights {
  const { vectors, examples, features, classes } = input;
  const learned = {
    weights: new Float32Array(features * classes),
    bias: new Float32Array(classes),
  };
  const scores = new Float32Array(classes);
  const order = [...examples.keys()];
  const random = createRandom(SEED);
  const steps = EPOCHS * order.length;
  let step = 0;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle({ items: order, random });
    for (const at of order) {
      const vector = vectors[at];
      const example = examples[at];
      if (!vector || !example) continue;
      const rate = RATE * example.weight * (1 - step / steps);
      step += 1;
      score({ vector, learned, scores });
      toProbabilities(scores);
      learn({ vector, learned, scores, label: example.label, rate });
    }
  }
  return learned;
}

function score(input: { vector: SparseVector; learned: Weights; scores: Float32Array }): void {
  const { vector, learned, scores } = input;
  const { weights, bias } = learned;
  const classes = scores.length;
  scores.set(bias);
  for (let at = 0; at < vector.places.length; at += 1) {
    const row = (vector.places[at] ?? 0) * classes;
    const value = vector.values[at] ?? 0;
    for (let label = 0; label < classes; label += 1) {
      scores[label] = (scores[label] ?? 0) + value * (weights[row + label] ?? 0);
    }
  }
}

/** The bias learns slowly, so that no class is favoured for having more texts. */
const BIAS_RATE = 0.01;

function learn(input: {
  vector: SparseVector;
  learned: Weights;
  scores: Float32Array;
  label: number;
  rate: number;
}): void {
  const { vector, learned, scores, rate } = input;
  const { weights, bias } = learned;
  const classes = scores.length;
  for (let label = 0; label < classes; label += 1) {
    const error = (scores[label] ?? 0) - (label === input.label ? 1 : 0);
    if (Math.abs(error) < SMALLEST_ERROR) continue;
    bias[label] = (bias[label] ?? 0) - rate * BIAS_RATE * error;
    for (let at = 0; at < vector.places.length; at += 1) {
      const place = (vector.places[at] ?? 0) * classes + label;
      weights[place] = (weights[place] ?? 0) - rate * error * (vector.values[at] ?? 0);
    }
  }
}
