/**
 * A linear classifier over hashed features, stored sparse: `starts[f]` to `starts[f + 1]` are the
 * entries of feature f in `classes` and `weights`. A weight is its byte times `scale`.
 */
export interface Model {
  classes: readonly string[];
  bits: number;
  scale: number;
  /** 0 for a feature that was not seen in training. */
  idf: Float32Array;
  bias: Float32Array;
  starts: Uint32Array;
  entryClasses: Uint8Array;
  entryWeights: Int8Array;
}
