import type { SafetyKind } from "./kind.ts";

export type { Resource, Safety, SafetyKind } from "./kind.ts";
export { safetyFor } from "./resources.ts";

const signs: readonly [SafetyKind, RegExp][] = [
  ["suicide", /\b(suicid\w*|kill(ing)? my ?self|end my life|want to die|kms)\b/],
  ["self-harm", /\b(cut(ting)? my ?self|self[ -]?harm\w*|hurt(ing)? my ?self)\b/],
  ["abuse", /\b((hits|beats|chokes|slaps) me|abus(es|ed|ing|ive))\b/],
  ["addiction", /\b(addict(ed|ion)?|alcoholic|relapsed?|overdosed?)\b/],
];

/** Every kind of danger that a text shows, gravest first. */
export function screenKinds(text: string): SafetyKind[] {
  const plain = text.toLowerCase();
  return signs.filter(([, pattern]) => pattern.test(plain)).map(([kind]) => kind);
}

/** The gravest danger that a text shows, or null. */
export function screenSituation(text: string): SafetyKind | null {
  return screenKinds(text)[0] ?? null;
}
