import { readSources } from "../src/library/read-sources.ts";
import { plainSituations } from "../src/testing/plain-situations.ts";
import { classify } from "../src/understanding/classify.ts";
import { readConcepts } from "../src/understanding/concepts.ts";
import { listExamples } from "../src/understanding/examples.ts";
import type { Model } from "../src/understanding/model.ts";
import { type Example, trainModel } from "../src/understanding/train.ts";

/**
 * How well situations are understood, by leaving out: the phrases are dealt into folds, and each
 * fold is judged by a model that has not seen it. `npm run evaluate -w @lampstand/guidance -- 1`
 * judges one fold only.
 */
const FOLDS = 4;

const sources = readSources();
const slugs = sources.situations.map(({ slug }) => slug);
const concepts = readConcepts(sources.concepts);
const examples = listExamples(sources);

interface Ranks {
  ranks: number[];
  loss: number;
}

function judge(input: { model: Model; asked: readonly Example[] }): Ranks {
  const { model, asked } = input;
  let loss = 0;
  const ranks = asked.map(({ text, label }) => {
    const probabilities = classify({ model, text });
    const own = probabilities[label] ?? 0;
    loss -= Math.log(Math.max(own, 1e-9));
    return probabilities.filter((probability) => probability > own).length;
  });
  return { ranks, loss };
}

function report(input: { name: string } & Ranks): void {
  const { name, ranks, loss } = input;
  const within = (place: number) => {
    const share = ranks.filter((rank) => rank < place).length / ranks.length;
    return `${(100 * share).toFixed(1)} %`;
  };
  console.log(
    `${name}: ${ranks.length} texts, first ${within(1)}, in the first three ${within(3)}, in the first five ${within(5)}, log loss ${(loss / ranks.length).toFixed(3)}`,
  );
}

const total: Ranks = { ranks: [], loss: 0 };
for (let fold = 0; fold < Number(process.argv[2] ?? FOLDS); fold += 1) {
  const isLeftOut = (example: (typeof examples)[number], at: number) =>
    example.isPhrase && at % FOLDS === fold;
  const model = trainModel({
    classes: slugs,
    concepts,
    examples: examples.filter((example, at) => !isLeftOut(example, at)),
  });
  const judged = judge({ model, asked: examples.filter(isLeftOut) });
  report({ name: `Fold ${fold + 1}`, ...judged });
  total.ranks.push(...judged.ranks);
  total.loss += judged.loss;
}
report({ name: "Phrases left out", ...total });

const model = trainModel({ classes: slugs, concepts, examples });
const plain = Object.entries(plainSituations).flatMap(([slug, text]) => {
  const label = slugs.indexOf(slug);
  return label === -1 ? [] : [{ text, label, weight: 1 }];
});
report({ name: "Plain accounts", ...judge({ model, asked: plain }) });
