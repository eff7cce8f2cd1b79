import type { Category } from "../category.ts";
import type { Library } from "../library/library.ts";
import { classify } from "./classify.ts";

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

/** What a text is about, weightiest first; nothing for a text in which nothing is recognised. */
export function understand(input: { library: Library; situation: string }): Intent[] {
  const { library, situation } = input;
  const probabilities = classify({ model: library.model, text: situation });
  return library.situations
    .map(({ slug, title, category }, at) => ({
      situation: slug,
      title,
      category,
      weight: probabilities[at] ?? 0,
    }))
    .filter(({ weight }) => weight >= LIGHTEST)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_INTENTS);
}
