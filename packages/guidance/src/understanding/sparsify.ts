import type { Model } from "./model.ts";

type SparseWeights = Pick<Model, "scale" | "starts" | "entryClasses" | "entryWeights">;

/** Two bytes each: with these the model stays under three megabytes. */
const MOST_ENTRIES = 1_150_000;
const LEVELS = 127;

/**
 * Keeps the weights that matter, one byte each. Only differences between classes count, so a
 * feature's commonest weight (its median) is first taken off all of its weights.
 */
export function sparsify(input: { weights: Float32Array; classes: number }): SparseWeights {
  const { weights, classes } = input;
  centerRows({ weights, classes });
  const threshold = findThreshold({ weights, keep: MOST_ENTRIES });
  let highest = 0;
  for (const weight of weights) highest = Math.max(highest, Math.abs(weight));
  const scale = highest / LEVELS;
  const rows = weights.length / classes;
  const starts = new Uint32Array(rows + 1);
  const entryClasses: number[] = [];
  const entryWeights: number[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let label = 0; label < classes; label += 1) {
      const weight = weights[row * classes + label] ?? 0;
      const level = Math.round(weight / scale);
      if (Math.abs(weight) <= threshold || level === 0) continue;
      entryClasses.push(label);
      entryWeights.push(level);
    }
    starts[row + 1] = entryClasses.length;
  }
  return {
    scale,
    starts,
    entryClasses: Uint8Array.from(entryClasses),
    entryWeights: Int8Array.from(entryWeights),
  };
}

function centerRows(input: { weights: Float32Array; classes: number }): void {
  const { weights, classes } = input;
  const middle = classes >> 1;
  for (let row = 0; row < weights.length; row += classes) {
    const values = weights.subarray(row, row + classes);
    if (!values.some((value) => value !== 0)) continue;
    const median = Float32Array.from(values).sort()[middle] ?? 0;
    for (let at = 0; at < classes; at += 1) values[at] = (values[at] ?? 0) - median;
  }
}

/** The magnitude above which at most `keep` weights lie, to a part in a thousand. */
function findThreshold(input: { weights: Float32Array; keep: number }): number {
  const { weights, keep } = input;
  let highest = 0;
  for (const weight of weights) highest = Math.max(highest, Math.abs(weight));
  if (highest === 0) return 0;
  const steps = 4096;
  const histogram = new Uint32Array(steps + 1);
  for (const weight of weights) {
    const step = Math.floor((Math.abs(weight) / highest) * steps);
    histogram[step] = (histogram[step] ?? 0) + 1;
  }
  let kept = 0;
  for (let step = steps; step > 0; step -= 1) {
    kept += histogram[step] ?? 0;
    if (kept > keep) return ((step + 1) / steps) * highest;
  }
  return highest / steps / 2;
}
