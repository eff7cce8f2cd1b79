const ENDINGS: readonly [ending: string, shortest: number, replacement: string][] = [
  ["ousness", 4, "ous"],
  ["fulness", 3, ""],
  ["iness", 3, "y"],
  ["ness", 4, ""],
  ["ments", 4, ""],
  ["ment", 4, ""],
  ["ings", 3, ""],
  ["ing", 3, ""],
  ["ies", 3, "y"],
  ["ied", 3, "y"],
  ["eth", 3, ""],
  ["est", 4, ""],
  ["ed", 3, ""],
  ["es", 3, ""],
  ["ly", 4, ""],
  ["s", 3, ""],
];

/**
 * Cuts the commonest English endings, the King James Version's "-eth" among them. Rough on purpose:
 * it has to bring forms of a word together, not to be right about them.
 */
export function stem(word: string): string {
  if (word.length < 4 || word.endsWith("ss")) return word;
  for (const [ending, shortest, replacement] of ENDINGS) {
    if (!word.endsWith(ending) || word.length - ending.length < shortest) continue;
    return undouble(word.slice(0, -ending.length) + replacement);
  }
  return undouble(word);
}

/** "stopp" and "stop", "hope" and "hop(ing)" end alike. */
function undouble(root: string): string {
  const last = root.at(-1);
  if (root.length > 3 && last === root.at(-2) && !/[aeiouls]/.test(last ?? ""))
    return root.slice(0, -1);
  return root.length > 3 && last === "e" ? root.slice(0, -1) : root;
}
