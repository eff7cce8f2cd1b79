import { hashText } from "../text/hash.ts";
import type { FeatureBlock } from "./features.ts";
import { findFeature, IDF_STEP, type Model } from "./model.ts";

/** The known features of a text by their place in the model, and what each counts. */
export interface SparseVector {
  places: Uint32Array;
  values: Float32Array;
}

/** Weighs features by how telling they are; each block as a whole gets its weight. */
export function vectorize(input: {
  blocks: readonly FeatureBlock[];
  model: Pick<Model, "keys" | "idf">;
}): SparseVector {
  const { keys, idf } = input.model;
  const places: number[] = [];
  const values: number[] = [];
  for (const { weight, counts } of input.blocks) {
    const start = places.length;
    let squares = 0;
    for (const [feature, count] of counts) {
      const place = findFeature({ keys, hash: hashText(feature) });
      if (place === -1) continue;
      const value = (1 + Math.log(count)) * (idf[place] ?? 0) * IDF_STEP;
      places.push(place);
      values.push(value);
      squares += value * value;
    }
    const norm = weight / Math.sqrt(squares || 1);
    for (let at = start; at < values.length; at += 1) values[at] = (values[at] ?? 0) * norm;
  }
  return { places: Uint32Array.from(places), values: Float32Array.from(values) };
}
