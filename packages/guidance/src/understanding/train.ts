import { countFeatures, type FeatureBlock, type SparseVector, vectorize } from "./features.ts";
import type { Model } from "./model.ts";
import { toProbabilities } from "./probabilities.ts";
import { sparsify } from "./sparsify.ts";

/** One text with the class it belongs to; `weight` is how much it counts, 1 for a real phrase. */
export interface Example {
  text: string;
  label: number;
  weight: number;
}

interface TrainingOptions {
  classes: readonly string[];
  examples: readonly Example[];
}

const BITS = 17;
const EPOCHS = 12;
const RATE = 1.5;
const DECAY = 2e-6;
const SEED = 20261121;

/** Multinomial logistic regression by stochastic gradient descent; the same input, the same model. */
export function trainModel({ classes, examples }: TrainingOptions): Model {
  const counted = examples.map(({ text }) => countFeatures({ text, bits: BITS }));
  const idf = measureIdf({ counted, bits: BITS });
  const vectors = counted.map((blocks) => vectorize({ blocks, idf }));
  const { weights, bias } = descend({ vectors, examples, classes: classes.length });
  return { classes, bits: BITS, idf, bias, ...sparsify({ weights, classes: classes.length }) };
}

function measureIdf(input: { counted: readonly FeatureBlock[][]; bits: number }): Float32Array {
  const { counted, bits } = input;
  const seen = new Float32Array(2 ** bits);
  for (const blocks of counted) {
    for (const { counts } of blocks) {
      for (const index of counts.keys()) seen[index] = (seen[index] ?? 0) + 1;
    }
  }
  return seen.map((times) => (times < 1 ? 0 : Math.log(1 + counted.length / times)));
}

function descend(input: {
  vectors: readonly SparseVector[];
  examples: readonly Example[];
  classes: number;
}): { weights: Float32Array; bias: Float32Array } {
  const { vectors, examples, classes } = input;
  const weights = new Float32Array(2 ** BITS * classes);
  const bias = new Float32Array(classes);
  const scores = new Float32Array(classes);
  const order = vectors.map((_, index) => index);
  const random = createRandom(SEED);
  let step = 0;
  const steps = EPOCHS * order.length;
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle({ items: order, random });
    for (const at of order) {
      const vector = vectors[at];
      const example = examples[at];
      if (!vector || !example) continue;
      const rate = RATE * example.weight * (1 - step / steps);
      step += 1;
      score({ vector, weights, bias, scores });
      toProbabilities(scores);
      for (let label = 0; label < classes; label += 1) {
        const gradient = (scores[label] ?? 0) - (label === example.label ? 1 : 0);
        if (gradient < 1e-3 && gradient > -1e-3) continue;
        bias[label] = (bias[label] ?? 0) - rate * 0.01 * gradient;
        push({ vector, weights, classes, label, by: -rate * gradient });
      }
    }
    const keep = 1 - DECAY * order.length;
    for (let at = 0; at < weights.length; at += 1) weights[at] = (weights[at] ?? 0) * keep;
  }
  return { weights, bias };
}

function score(input: {
  vector: SparseVector;
  weights: Float32Array;
  bias: Float32Array;
  scores: Float32Array;
}): void {
  const { vector, weights, bias, scores } = input;
  const classes = scores.length;
  scores.set(bias);
  for (let at = 0; at < vector.indices.length; at += 1) {
    const row = (vector.indices[at] ?? 0) * classes;
    const value = vector.values[at] ?? 0;
    for (let label = 0; label < classes; label += 1) {
      scores[label] = (scores[label] ?? 0) + value * (weights[row + label] ?? 0);
    }
  }
}

function push(input: {
  vector: SparseVector;
  weights: Float32Array;
  classes: number;
  label: number;
  by: number;
}): void {
  const { vector, weights, classes, label, by } = input;
  for (let at = 0; at < vector.indices.length; at += 1) {
    const place = (vector.indices[at] ?? 0) * classes + label;
    weights[place] = (weights[place] ?? 0) + by * (vector.values[at] ?? 0);
  }
}

/** Mulberry32: small, and the same on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffle(input: { items: number[]; random: () => number }): void {
  const { items, random } = input;
  for (let last = items.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = items[last] ?? 0;
    items[last] = items[other] ?? 0;
    items[other] = kept;
  }
}
