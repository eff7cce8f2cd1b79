import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { openScripture } from "@lampstand/scripture";
import { compileLibrary } from "../src/library/compile.ts";
import { matchWording } from "../src/library/match-wording.ts";
import { LibraryError, readSources, type Sources } from "../src/library/read-sources.ts";
import { readConcepts } from "../src/understanding/concepts.ts";
import { encodeModel } from "../src/understanding/encode-model.ts";
import { listExamples } from "../src/understanding/examples.ts";
import { trainModel } from "../src/understanding/train.ts";

/** Checks the library, trains the classifier, and writes both to dist/ for loadLibrary to read. */
async function build(): Promise<void> {
  const sources = readSources();
  const wordCounts = await countWords(listReferences(sources));
  const compiled = compileLibrary({
    sources,
    countWords: (reference) => wordCounts.get(reference) ?? 0,
  });
  const model = trainModel({
    classes: sources.situations.map(({ slug }) => slug),
    concepts: readConcepts(sources.concepts),
    examples: listExamples(sources),
  });
  const dist = new URL("../dist/", import.meta.url);
  mkdirSync(dist, { recursive: true });
  writeFileSync(new URL("library.json", dist), JSON.stringify(compiled));
  writeFileSync(new URL("model.bin", dist), encodeModel(model));
  const kindred = matchWording({ passages: compiled.passages, lines: readLines() });
  writeFileSync(new URL("kindred.bin", dist), new Uint8Array(kindred.buffer));
}

/** Every verse in the words of both texts: one has "anxious" where the other has "careful". */
function readLines(): string[] {
  const [web = [], kjv = []] = ["web", "kjv"].map((name) => {
    const file = new URL(import.meta.resolve(`@lampstand/scripture/texts/${name}.txt`));
    return readFileSync(file, "utf8").split("\n");
  });
  return web.map((line, at) => `${line} ${kjv[at]}`);
}

/** How long each passage is in the text that most readers see; a missing one stops the build. */
async function countWords(references: ReadonlySet<string>): Promise<Map<string, number>> {
  const scripture = await openScripture();
  const counts = new Map<string, number>();
  for (const reference of references) {
    const passage = await scripture.passage({ reference, version: "No preference" });
    if (!passage.ok) throw new LibraryError(`${reference}: ${passage.error.message}`);
    counts.set(reference, passage.value.text.split(" ").length);
  }
  return counts;
}

function listReferences({ situations, safety, general }: Sources): Set<string> {
  const lists = [...situations, ...Object.values(safety), general];
  return new Set(
    lists.flatMap(({ passages, prayer }) => [
      ...passages.map(({ reference }) => reference),
      prayer.basis,
    ]),
  );
}

try {
  await build();
} catch (error) {
  if (!(error instanceof LibraryError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
