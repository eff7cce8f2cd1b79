import { statSync } from "node:fs";

/**
 * What the Scripture texts cost: how long they take to open, how much memory they hold, and how fast
 * a passage and a reference are read. Run with `node --expose-gc --import tsx bench/scripture.ts`.
 */
const toMegabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(1);
const collectGarbage = () => (globalThis as { gc?: () => void }).gc?.();

function measureHeld(): number {
  collectGarbage();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + external + arrayBuffers;
}

async function time(work: () => unknown): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const heldBefore = measureHeld();
const rssBefore = process.memoryUsage().rss;
const importStart = performance.now();
const { books, openScripture, parseReference } = await import("@lampstand/scripture");
const importTime = performance.now() - importStart;
const openStart = performance.now();
const scripture = await openScripture();
const openTime = performance.now() - openStart;
const held = measureHeld() - heldBefore;
const rss = process.memoryUsage().rss - rssBefore;

console.log(`import the package    ${importTime.toFixed(1)} ms`);
console.log(`open both texts       ${openTime.toFixed(1)} ms (limit 150)`);
console.log(
  `memory held           ${toMegabytes(held)} MB, resident +${toMegabytes(rss)} MB (limit 60)`,
);

for (const name of ["kjv.txt", "kjv.json", "web.txt", "web.json"]) {
  const file = new URL(import.meta.resolve(`@lampstand/scripture/texts/${name}`));
  console.log(`${name.padEnd(21)} ${toMegabytes(statSync(file).size)} MB`);
}

const rounds = 2_000;
const passages = await time(async () => {
  for (let round = 0; round < rounds; round += 1) {
    const chapter = 1 + (round % 150);
    await scripture.passage({ reference: `Psalm ${chapter}:1-2`, version: "NIV", around: 3 });
  }
});
const references = await time(() => {
  for (let round = 0; round < rounds; round += 1) {
    parseReference(`${books[round % 66]?.name} 1:1-2`);
  }
});
const wholeBible = await time(async () => {
  for (const { name, verseCounts, canon } of books) {
    if (canon !== "canonical") continue;
    await scripture.passage({ reference: `${name} 1-${verseCounts.length}`, version: "WEB" });
  }
});
const toMicroseconds = (milliseconds: number) => ((milliseconds / rounds) * 1000).toFixed(0);
console.log(`passage with context  ${toMicroseconds(passages)} µs each`);
console.log(`read a reference      ${toMicroseconds(references)} µs each`);
console.log(`the whole Bible       ${wholeBible.toFixed(0)} ms`);
