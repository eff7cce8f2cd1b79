import type { Sources } from "../library/read-sources.ts";
import type { Example } from "./train.ts";

/** How much a text teaches, next to a real phrase. */
const ABOUT = 0.5;
const PRAYER = 0.5;
const WHY = 0.3;

/**
 * Everything written about a situation teaches the classifier its words: the phrases and the clues
 * fully, what the situation's file says to the reader a little.
 */
export function listExamples(
  sources: Pick<Sources, "situations" | "clues">,
): (Example & { isPhrase: boolean })[] {
  return sources.situations.flatMap((situation, label) => {
    const { slug, title, about, phrases, passages, prayer } = situation;
    const teach = (text: string, weight: number) => ({ text, label, weight, isPhrase: false });
    return [
      ...phrases.map((text) => ({ text, label, weight: 1, isPhrase: true })),
      ...(sources.clues[slug] ?? "").split(", ").map((clue) => teach(clue, 1)),
      teach(title, 1),
      teach(about, ABOUT),
      teach(prayer.guidance, PRAYER),
      teach(prayer.focus, PRAYER),
      ...passages.map(({ why }) => teach(why, WHY)),
    ];
  });
}
