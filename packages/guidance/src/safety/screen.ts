import { ALWAYS_EXCEPTED } from "./always-excepted.ts";
import { SAFETY_KINDS, type SafetyKind } from "./kind.ts";
import { createLemmatizer } from "./lemmatize.ts";
import { prepareText } from "./prepare-text.ts";
import { type CompiledSign, compileSigns, holdsSign, type Sign } from "./sign.ts";
import { abuseSigns } from "./signs/abuse.ts";
import { addictionSigns } from "./signs/addiction.ts";
import { selfHarmSigns } from "./signs/self-harm.ts";
import { suicideSigns } from "./signs/suicide.ts";
import { WORD_SETS } from "./word-sets.ts";

export type { Resource, Safety, SafetyKind } from "./kind.ts";
export { safetyFor } from "./resources.ts";

const signsByKind: Readonly<Record<SafetyKind, readonly Sign[]>> = {
  suicide: suicideSigns,
  "self-harm": selfHarmSigns,
  abuse: abuseSigns,
  addiction: addictionSigns,
};

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

function shows(input: { kind: SafetyKind; sentences: readonly string[] }): boolean {
  const { kind, sentences } = input;
  return holdsSign({ sentences, signs: compiled.get(kind) ?? [] });
}

/** Every kind of danger that a text shows, gravest first. */
export function screenKinds(text: string): SafetyKind[] {
  const sentences = prepareText({ text, lemmatize });
  return SAFETY_KINDS.filter((kind) => shows({ kind, sentences }));
}

/**
 * The gravest danger that a text shows to its writer or to somebody it speaks of, or null. Pure and
 * without data files, so that the browser can ask it before the server has answered.
 */
export function screenSituation(text: string): SafetyKind | null {
  const sentences = prepareText({ text, lemmatize });
  return SAFETY_KINDS.find((kind) => shows({ kind, sentences })) ?? null;
}
