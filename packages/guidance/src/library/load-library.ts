import { readFile } from "node:fs/promises";
import { decodeModel } from "../understanding/encode-model.ts";
import type { CompiledLibrary } from "./compile.ts";
import type { Library } from "./library.ts";

/** Reads what the build wrote; the only input and output of this package. */
export async function loadLibrary(): Promise<Library> {
  const [json, model, kindred] = await Promise.all([
    readFile(locate("library.json"), "utf8"),
    readFile(locate("model.bin")),
    readFile(locate("kindred.bin")),
  ]);
  return {
    ...(JSON.parse(json) as CompiledLibrary),
    model: decodeModel(model),
    kindred: new Uint16Array(Uint8Array.from(kindred).buffer),
  };
}

function locate(file: string): URL {
  return new URL(import.meta.resolve(`@lampstand/guidance/library/${file}`));
}
