import { ALWAYS_EXCEPTED } from "./always-excepted.ts";
import { SAFETY_KINDS, type SafetyKind } from "./kind.ts";
import { createLemmatizer } from "./lemmatize.ts";
import { prepareText } from "./prepare-text.ts";
import { type CompiledSign, compileSigns, holdsSign, type Sign } from "./sign.ts";
import { WORD_SETS } from "./word-sets.ts";

export type SignsByKind = Readonly<Record<SafetyKind, readonly Sign[]>>;

/** Compiles signs once. The screen gives every kind of danger that a text shows, gravest first. */
export function createScreen(signsByKind: SignsByKind): (text: string) => SafetyKind[] {
  const always = ALWAYS_EXCEPTED;
  const wordSets = WORD_SETS;
  const known = new Set(JSON.stringify([signsByKind, always, wordSets]).match(/[a-z]{3,}/g));
  const lemmatize = createLemmatizer(known);
  const compiled = new Map<SafetyKind, CompiledSign[]>(
    SAFETY_KINDS.map((kind) => [
      kind,
      compileSigns({ signs: signsByKind[kind], always, wordSets, lemmatize }),
    ]),
  );
  return (text) => {
    const sentences = prepareText({ text, lemmatize });
    return SAFETY_KINDS.filter((kind) => holdsSign({ sentences, signs: compiled.get(kind) ?? [] }));
  };
}
