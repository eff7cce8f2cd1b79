import { TYPED_OTHERWISE } from "./spellings.ts";

/** Signs, digits, Cyrillic and Greek letters, and below each the Latin letter it stands in for. */
const DRESSED = "0134579@$!*аеіорсухѕοαικ";
const PLAIN = "oieastgasixaeiopcyxsoaik";

const plainLetter = (letter: string): string => PLAIN[DRESSED.indexOf(letter)] ?? letter;

/**
 * Brings the many ways of typing one thing to one form: no accents, no letters dressed up as
 * digits, signs or another script, no letters drawn out or spaced out, common slips mended. Gives
 * the sentences, each of plain words in their base form with one space between.
 */
export function prepareText(input: {
  text: string;
  lemmatize: (word: string) => string;
}): string[] {
  const { text, lemmatize } = input;
  const plain = text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .replace(/\p{L}/gu, plainLetter)
    .replace(/['’‘ʼ`´]/g, "");
  return joinSpacedLetters(plain)
    .replace(/\S+/g, undress)
    .replace(/\.{2,}/g, " ")
    .split(/[.!?;:]+|\n\s*\n/)
    .map((sentence) => contract((sentence.match(/[a-z0-9]+/g) ?? []).map(mendWord).join(" ")))
    .map((sentence) => sentence.split(" ").map(lemmatize).join(" "))
    .filter((sentence) => sentence !== "");
}

/** "do not" is "dont" and "i am" is "im", so that no phrase has to be written down twice. */
function contract(sentence: string): string {
  return sentence
    .replace(/\b(do|does|did|could|would|was|were|is) not\b/g, "$1nt")
    .replace(/\bi (?:a(m)|ha(ve)|(?:ha|woul)(d)|wi(ll)) /g, "i$1$2$3$4 ")
    .replace(/\b(my|him|her|any|every|no) (self|more|one|body)\b/g, (pair, first, second) =>
      pair === "no one" ? pair : first + second,
    );
}

/** "k m s" and "s.u.i.c.i.d.e" are words; two letters alone are not enough to say so. */
function joinSpacedLetters(text: string): string {
  return text.replace(/(?<![a-z0-9])(?:[a-z0-9][ ._\-*]){2,}[a-z0-9](?![a-z0-9])/g, (spaced) =>
    spaced.replace(/[^a-z0-9]/g, ""),
  );
}

/** Digits and signs inside of a word are letters: "k1ll", "su!cide"; a star is an unknown one. */
function undress(word: string): string {
  const core = word.replace(/[.,!?;:"()]+$/, "");
  const end = word.slice(core.length);
  const isDressed = /[a-z][0134579@$!*]|[0134579@$*][a-z]/.test(core);
  const isNumber = /^\d+([a-z]{1,3}|weeks?|days?)$/.test(core);
  return isDressed && !isNumber ? core.replace(/[^a-z]/g, plainLetter) + end : word;
}

function mendWord(word: string): string {
  const short = word.replace(/([a-z])\1{2,}/g, "$1$1");
  return TYPED_OTHERWISE[short] ?? TYPED_OTHERWISE[short.replace(/([a-z])\1/g, "$1")] ?? short;
}
