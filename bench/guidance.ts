// How long it takes from a situation to its verses, over every kind of text, and what the library costs.
import { loadLibrary, prayerGuidance, recommend, similar } from "@lampstand/guidance";

const ROUNDS = 40;
const situations = [
  "I cannot sleep because I worry about money",
  "my mother died last month and the house is so quiet, nobody calls any more and I still lay her cup out",
  "job interview tomorrow",
  "I want to end my life",
  "asdf qwer",
  `${"We moved here in spring and the children have no friends yet. ".repeat(20)}What should I do?`,
];

const percentile = (values: number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN;

function measure(name: string, work: (situation: string) => unknown): void {
  for (const situation of situations) work(situation);
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    for (const situation of situations) {
      const start = performance.now();
      work(situation);
      times.push(performance.now() - start);
    }
  }
  const [middle, late] = [percentile(times, 0.5), percentile(times, 0.99)];
  console.log(`${name}: p50 ${middle.toFixed(2)} ms, p99 ${late.toFixed(2)} ms (aim p99 ≤ 15)`);
}

const before = process.memoryUsage();
const start = performance.now();
const library = await loadLibrary();
const loaded = performance.now() - start;
(globalThis as { gc?: () => void }).gc?.();
const after = process.memoryUsage();
const held = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
console.log(
  `library: loaded in ${loaded.toFixed(0)} ms, holds ${(held / 1024 / 1024).toFixed(1)} MB`,
);

measure("recommend", (situation) => recommend({ library, situation }));
measure("prayer guidance", (situation) => prayerGuidance({ library, situation }));
measure("similar", () => similar({ library, reference: "Psalm 23:4" }));
