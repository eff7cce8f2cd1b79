import { createScreen, type SignsByKind } from "./create-screen.ts";
import type { SafetyKind } from "./kind.ts";
import { abuseSigns } from "./signs/abuse.ts";
import { addictionSigns } from "./signs/addiction.ts";
import { selfHarmSigns } from "./signs/self-harm.ts";
import { suicideSigns } from "./signs/suicide.ts";

export type { Resource, Safety, SafetyKind } from "./kind.ts";
export { safetyFor } from "./resources.ts";

/** What both screens know: the browser's, which must be small, and the server's. */
export const plainSigns: SignsByKind = {
  suicide: suicideSigns,
  "self-harm": selfHarmSigns,
  abuse: abuseSigns,
  addiction: addictionSigns,
};

/** Every kind of danger that a text shows, gravest first. */
export const screenKinds = createScreen(plainSigns);

/**
 * The gravest danger that a text shows to its writer or to somebody it speaks of, or null. Pure and
 * without data files, so that the browser can ask it before the server has answered.
 */
export const screenSituation = (text: string): SafetyKind | null => screenKinds(text)[0] ?? null;
