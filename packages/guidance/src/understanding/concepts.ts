import { tokenize } from "../text/normalize.ts";
import { stem } from "../text/stem.ts";

/** From a word or an expression, as stems, to the concepts it belongs to. */
export type Concepts = ReadonlyMap<string, readonly string[]>;

/** Reads `{ "mother": "mum mom mi_madre" }`, where "_" joins the words of an expression. */
export function readConcepts(table: Readonly<Record<string, string>>): Concepts {
  const concepts = new Map<string, string[]>();
  for (const [concept, expressions] of Object.entries(table)) {
    for (const expression of expressions.split(" ")) {
      const key = tokenize(expression.replaceAll("_", " ")).map(stem).join(" ");
      const known = concepts.get(key) ?? [];
      if (!known.includes(concept)) concepts.set(key, [...known, concept]);
    }
  }
  return concepts;
}
