import type { Canon } from "./canon.ts";
import type { TextProvider } from "./text-provider.ts";

/** Joins providers of the same code to one text, in which the first that has the verses gives them. */
export function mergeProviders(providers: readonly TextProvider[]): TextProvider[] {
  const byCode = new Map<string, TextProvider>();
  for (const provider of providers) {
    const first = byCode.get(provider.info.code);
    byCode.set(provider.info.code, first ? joinProviders({ first, second: provider }) : provider);
  }
  return [...byCode.values()];
}

function joinProviders(input: { first: TextProvider; second: TextProvider }): TextProvider {
  const { first, second } = input;
  const canon: Canon[] = [...new Set([...first.info.canon, ...second.info.canon])];
  return {
    info: {
      ...first.info,
      books: first.info.books + second.info.books,
      verses: first.info.verses + second.info.verses,
      canon,
    },
    async verses(reference) {
      const verses = await first.verses(reference);
      return verses.length > 0 ? verses : second.verses(reference);
    },
  };
}
