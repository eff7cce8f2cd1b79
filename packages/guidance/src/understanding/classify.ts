import { countFeatures, vectorize } from "./features.ts";
import type { Model } from "./model.ts";
import { toProbabilities } from "./probabilities.ts";

/**
 * Training stops early, so its scores understate how sure they may be. With this factor the weight of
 * the first intent agrees with how often it is right (0.80 against 0.80 of 253 development texts).
 */
const CALIBRATION = 4;

/** The probability of every class for a text, in the order of `model.classes`. */
export function classify(input: { model: Model; text: string }): Float32Array {
  const { model, text } = input;
  const vector = vectorize({ blocks: countFeatures({ text, bits: model.bits }), idf: model.idf });
  const scores = Float32Array.from(model.bias);
  for (let at = 0; at < vector.indices.length; at += 1) {
    const feature = vector.indices[at] ?? 0;
    const value = (vector.values[at] ?? 0) * model.scale;
    const end = model.starts[feature + 1] ?? 0;
    for (let entry = model.starts[feature] ?? 0; entry < end; entry += 1) {
      const label = model.entryClasses[entry] ?? 0;
      scores[label] = (scores[label] ?? 0) + value * (model.entryWeights[entry] ?? 0);
    }
  }
  for (let label = 0; label < scores.length; label += 1) {
    scores[label] = (scores[label] ?? 0) * CALIBRATION;
  }
  toProbabilities(scores);
  return scores;
}
