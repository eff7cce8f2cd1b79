import { mkdirSync, writeFileSync } from "node:fs";
import { openScripture, type Reference } from "@lampstand/scripture";
import { compileLibrary } from "../src/library/compile.ts";
import { LibraryError, readSources, type Sources } from "../src/library/read-sources.ts";
import { encodeModel } from "../src/understanding/encode-model.ts";
import { trainModel } from "../src/understanding/train.ts";

/** Checks the library, trains the classifier, and writes both to dist/ for loadLibrary to read. */
async function build(): Promise<void> {
  const sources = readSources();
  const scripture = await openScripture();
  const wordCounts = new Map<string, number>();
  const references = listReferences(sources);
  for (const reference of references) {
    const passage = await scripture.passage({ reference, version: "No preference" });
    if (!passage.ok) throw new LibraryError(`${reference}: ${passage.error.message}`);
    wordCounts.set(reference, passage.value.text.split(/\s+/).length);
  }
  const compiled = compileLibrary({
    sources,
    countWords: (place: Reference) => place.endVerse - place.verse + 1,
  });
  const model = trainModel({
    classes: sources.situations.map(({ slug }) => slug),
    examples: sources.situations.flatMap(({ title, about, phrases }, label) => [
      ...phrases.map((text) => ({ text, label, weight: 1 })),
      { text: title, label, weight: 1 },
      { text: about, label, weight: 0.5 },
    ]),
  });
  const dist = new URL("../dist/", import.meta.url);
  mkdirSync(dist, { recursive: true });
  writeFileSync(new URL("library.json", dist), JSON.stringify(compiled));
  writeFileSync(new URL("model.bin", dist), encodeModel(model));
  writeFileSync(new URL("kindred.bin", dist), new Uint8Array(0));
}

function listReferences(sources: Sources): string[] {
  return sources.situations.flatMap(({ passages }) => passages.map(({ reference }) => reference));
}

try {
  await build();
} catch (error) {
  if (!(error instanceof LibraryError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
