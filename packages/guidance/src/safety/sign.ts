/**
 * Things people write that show danger, one phrase a line, in the form that prepareText gives:
 * lower case, no apostrophes, words in their base form ("wants" is "want", unless a phrase names the
 * other form). `{name}` stands for any word of that set in word-sets.ts, `..` for up to two words
 * and `...` for up to five words between; `(a|b)`, `( a)?` and `(?! a)` mean what they mean in
 * regular expressions. The lines stand at the margin because every space is sent to the browser.
 */
export interface Sign {
  says: string;
  /** Readings that take the danger away: a figure of speech, a quotation, somebody's past death. */
  unless?: readonly Exception[];
}

/** Phrases that are looked for a few words around the sign, in its sentence, or in all the text. */
export interface Exception {
  near?: string;
  sentence?: string;
  text?: string;
}

export type WordSets = Readonly<Record<string, string>>;

export interface CompiledSign {
  pattern: RegExp;
  unless: readonly { near?: RegExp; sentence?: RegExp; text?: RegExp }[];
}

const SHORT_GAP = " (?:\\S+ ){0,2}";
const LONG_GAP = " (?:\\S+ ){0,5}";

export function compileSigns(input: {
  signs: readonly Sign[];
  always: readonly Exception[];
  wordSets: WordSets;
  lemmatize: (word: string) => string;
}): CompiledSign[] {
  const { signs, always, ...language } = input;
  const compile = (says: string) => compilePhrases({ says, ...language });
  const compileException = ({ near, sentence, text }: Exception) => ({
    ...(near && { near: compile(near) }),
    ...(sentence && { sentence: compile(sentence) }),
    ...(text && { text: compile(text) }),
  });
  return signs.map(({ says, unless = [] }) => ({
    pattern: compile(says),
    unless: [...unless, ...always].map(compileException),
  }));
}

function compilePhrases(input: {
  says: string;
  wordSets: WordSets;
  lemmatize: (word: string) => string;
}): RegExp {
  const { says, wordSets, lemmatize } = input;
  const sources = says
    .trim()
    .split(/\s*\n\s*/)
    .map((phrase) =>
      phrase
        .replace(/\{([a-z]+)\}/gi, (_, name: string) => `(?:${wordSets[name]})`)
        .replace(/(?<![\\a-z])[a-z]{4,}(?![a-z?\\[])/g, lemmatize)
        .replaceAll(" ... ", LONG_GAP)
        .replaceAll(" .. ", SHORT_GAP),
    );
  return new RegExp(`(?<!\\S)(?:${sources.join("|")})(?!\\S)`, "g");
}

/** How many words to each side of a sign count as near. */
const REACH = 6;

/** Whether one of the signs holds: is found, and no exception to it is. */
export function holdsSign(input: {
  sentences: readonly string[];
  signs: readonly CompiledSign[];
}): boolean {
  const { sentences, signs } = input;
  const text = sentences.join(" ");
  return sentences.some((sentence) =>
    signs.some(({ pattern, unless }) =>
      [...sentence.matchAll(pattern)].some((match) => {
        const near = cutNear({ sentence, start: match.index, sign: match[0] });
        return !unless.some(
          (other) =>
            includes(other.near, near) ||
            includes(other.sentence, sentence) ||
            includes(other.text, text),
        );
      }),
    ),
  );
}

function includes(pattern: RegExp | undefined, text: string): boolean {
  return pattern !== undefined && text.search(pattern) !== -1;
}

function cutNear(input: { sentence: string; start: number; sign: string }): string {
  const { sentence, start, sign } = input;
  const before = sentence
    .slice(0, start)
    .split(" ")
    .slice(-REACH - 1);
  const after = sentence
    .slice(start + sign.length)
    .split(" ")
    .slice(0, REACH + 1);
  return before.join(" ") + sign + after.join(" ");
}
