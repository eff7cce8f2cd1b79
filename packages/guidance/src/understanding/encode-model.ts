import type { Model } from "./model.ts";

/** A model as it lies in a file: a line of JSON with the sizes, then the arrays one after another. */
interface Header {
  classes: readonly string[];
  bits: number;
  scale: number;
  entries: number;
}

const HEADER_LENGTH = 4;

/** Little-endian throughout, which is what every machine that runs Node uses. */
export function encodeModel(model: Model): Uint8Array {
  const { classes, bits, scale, idf, bias, starts, entryClasses, entryWeights } = model;
  const header: Header = { classes, bits, scale, entries: entryClasses.length };
  const json = padToFour(new TextEncoder().encode(JSON.stringify(header)));
  const parts = [
    new Uint8Array(Uint32Array.of(json.length).buffer),
    json,
    asBytes(bias),
    asBytes(idf),
    asBytes(starts),
    entryClasses,
    asBytes(entryWeights),
  ];
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

export function decodeModel(file: Uint8Array): Model {
  // A fresh copy starts at a multiple of four, which views of four-byte numbers need.
  const bytes = Uint8Array.from(file);
  const { buffer } = bytes;
  const jsonLength = new Uint32Array(buffer, 0, 1)[0] ?? 0;
  let at = HEADER_LENGTH + jsonLength;
  const json = new TextDecoder().decode(bytes.subarray(HEADER_LENGTH, at));
  const { classes, bits, scale, entries } = JSON.parse(json) as Header;
  const take = (length: number): number => {
    const start = at;
    at += length;
    return start;
  };
  const rows = 2 ** bits;
  return {
    classes,
    bits,
    scale,
    bias: new Float32Array(buffer, take(4 * classes.length), classes.length),
    idf: new Float32Array(buffer, take(4 * rows), rows),
    starts: new Uint32Array(buffer, take(4 * (rows + 1)), rows + 1),
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
