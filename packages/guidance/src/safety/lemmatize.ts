import { isOneSlipAway } from "./is-one-slip-away.ts";

const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  "go:going do:doing take:taken be:being beat:beaten write:wrote,written think:thought say:said tell:told give:given wake:woke,woken throw:threw,thrown break:broken hide:hid,hidden keep:kept get:got,gotten come:came make:made hold:held drive:drove steal:stolen bite:bit,bitten die:dying bleed:bled run:ran"
    .split(" ")
    .flatMap((entry) => {
      const [base = "", forms = ""] = entry.split(":");
      return forms.split(",").map((form) => [form, base]);
    }),
);

/** What an ending is cut to. "#" is the letter before it, which was doubled: "hitting", "hit". */
const ENDINGS: readonly [ending: RegExp, replacement: string][] = [
  [/ies$/, "y"],
  [/es$/, ""],
  [/s$/, ""],
  [/(.)\1ed$/, "$1"],
  [/ed$/, ""],
  [/d$/, ""],
  [/(.)\1ing?$/, "$1"],
  [/ing?$/, ""],
  [/ing?$/, "e"],
];

/** Forms that mean another thing than their base: "killed himself" is grief, "kill himself" danger. */
const KEPT = new Set(
  "killed died hanged drowned ended committed completed took lost used drank buried called things".split(
    " ",
  ),
);

/** In shorter words a slip makes another real word too often. */
const SHORTEST_MENDED = 6;

/**
 * Gives words their base form, where the signs know one. A word that they do not know, but for one
 * slip would, is taken for that one.
 */
export function createLemmatizer(known: ReadonlySet<string>): (word: string) => string {
  const long = [...known].filter(({ length }) => length >= SHORTEST_MENDED);
  const cut = (word: string) => {
    for (const [ending, replacement] of ENDINGS) {
      const base = word.replace(ending, replacement);
      if (base !== word && base.length > 2 && known.has(base)) return base;
    }
    return null;
  };
  const mend = (word: string) =>
    word.length < SHORTEST_MENDED
      ? word
      : (long.find((other) => isOneSlipAway(word, other)) ?? word);
  const find = (word: string) => cut(word) ?? (known.has(word) ? word : mend(word));
  return (word) => (KEPT.has(word) ? word : (IRREGULAR[word] ?? find(word)));
}
