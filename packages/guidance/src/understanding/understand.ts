import type { Category } from "../category.ts";
import type { Library } from "../library/library.ts";
import { classify } from "./classify.ts";
import { measureFamiliarity } from "./measure-familiarity.ts";
import { splitThoughts } from "./split-thoughts.ts";

/** One thing a person seems to carry. Weights are probabilities: they add up to at most 1. */
export interface Intent {
  /** The situation's slug. */
  situation: string;
  title: string;
  category: Category;
  weight: number;
}

const MOST_INTENTS = 5;
const LIGHTEST = 0.02;
const MOST_PARTS = 12;

/** What the text as a whole counts; its parts, which may carry other things, share the rest. */
const WHOLE = 0.7;

/** What a text is about, weightiest first; nothing for a text in which nothing is recognised. */
export function understand(input: { library: Library; situation: string }): Intent[] {
  const { library, situation } = input;
  const familiarity = measureFamiliarity({ model: library.model, text: situation });
  const probabilities = weighIntents({ library, text: situation });
  return library.situations
    .map(({ slug, title, category }, at) => ({
      situation: slug,
      title,
      category,
      weight: (probabilities[at] ?? 0) * familiarity,
    }))
    .filter(({ weight }) => weight >= LIGHTEST)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_INTENTS);
}

/** In the order of the situations. Long texts have many parts; then the first ones are heard. */
function weighIntents(input: { library: Library; text: string }): Float32Array {
  const { library, text } = input;
  const { model } = library;
  const whole = classify({ model, text });
  const parts = splitThoughts(text).slice(0, MOST_PARTS);
  if (parts.length < 2) return whole;
  const weights = whole.map((probability) => probability * WHOLE);
  for (const part of parts) {
    for (const [at, probability] of classify({ model, text: part }).entries()) {
      weights[at] = (weights[at] ?? 0) + (probability * (1 - WHOLE)) / parts.length;
    }
  }
  return weights;
}
