import type { Model } from "./model.ts";

/** What comes before the numbers, as JSON. */
interface Header {
  classes: readonly string[];
  concepts: [string, readonly string[]][];
  scale: number;
  features: number;
  entries: number;
}

const LENGTH_BYTES = 4;

/**
 * A model as a file: the header's length, the header, and the arrays one after another, those of
 * four-byte numbers first. Little-endian, which is what every machine that runs Node uses.
 */
export function encodeModel(model: Model): Uint8Array {
  const { classes, concepts, scale, bias, keys, idf, starts, entryClasses, entryWeights } = model;
  const header: Header = {
    classes,
    concepts: [...concepts],
    scale,
    features: keys.length,
    entries: entryClasses.length,
  };
  const json = padToFour(new TextEncoder().encode(JSON.stringify(header)));
  const counts = Uint8Array.from(keys, (_, at) => (starts[at + 1] ?? 0) - (starts[at] ?? 0));
  return join([
    asBytes(Uint32Array.of(json.length)),
    json,
    asBytes(bias),
    asBytes(keys),
    idf,
    counts,
    entryClasses,
    asBytes(entryWeights),
  ]);
}

/** Reads what encodeModel wrote. The result shares one copy of the file's bytes. */
export function decodeModel(file: Uint8Array): Model {
  // A copy starts at a multiple of four, which views of four-byte numbers need.
  const { buffer } = Uint8Array.from(file);
  const headerEnd = LENGTH_BYTES + (new Uint32Array(buffer, 0, 1)[0] ?? 0);
  const json = new TextDecoder().decode(
    new Uint8Array(buffer, LENGTH_BYTES, headerEnd - LENGTH_BYTES),
  );
  const { classes, concepts, scale, features, entries } = JSON.parse(json) as Header;
  let at = headerEnd;
  const take = (bytes: number): number => {
    at += bytes;
    return at - bytes;
  };
  const bias = new Float32Array(buffer, take(4 * classes.length), classes.length);
  const keys = new Uint32Array(buffer, take(4 * features), features);
  const idf = new Uint8Array(buffer, take(features), features);
  const counts = new Uint8Array(buffer, take(features), features);
  const starts = new Uint32Array(features + 1);
  for (const [place, count] of counts.entries()) starts[place + 1] = (starts[place] ?? 0) + count;
  return {
    classes,
    concepts: new Map(concepts),
    scale,
    bias,
    keys,
    idf,
    starts,
    entryClasses: new Uint8Array(buffer, take(entries), entries),
    entryWeights: new Int8Array(buffer, take(entries), entries),
  };
}

function asBytes(array: Float32Array | Uint32Array | Int8Array): Uint8Array {
  return new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
}

function padToFour(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4).fill(0x20);
  padded.set(bytes);
  return padded;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
