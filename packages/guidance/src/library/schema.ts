import { formatReference, parseReference } from "@lampstand/scripture";
import { z } from "zod";
import { CATEGORIES } from "../category.ts";

/**
 * What the library's files hold. This is checked when the library is built and in tests, never at
 * run time, so zod does not come along with the engine.
 */

const LONGEST_PASSAGE = 8;

/** A reference to one to eight verses of one chapter; it comes out in normal form. */
const reference = z.string().transform((text, context) => {
  const parsed = parseReference(text);
  if (!parsed.ok) {
    context.addIssue({ code: "custom", message: parsed.error.message });
    return z.NEVER;
  }
  const { chapter, verse, endChapter, endVerse } = parsed.value;
  if (chapter !== endChapter || endVerse - verse >= LONGEST_PASSAGE)
    context.addIssue({ code: "custom", message: `"${text}" is too long to read when upset` });
  return formatReference(parsed.value);
});

/** A section of a book as its note names it, "Psalm 34:1-10": within one chapter, as long as need be. */
const section = z.string().superRefine((text, context) => {
  const parsed = parseReference(text);
  if (!parsed.ok) context.addIssue({ code: "custom", message: parsed.error.message });
  else if (parsed.value.chapter !== parsed.value.endChapter)
    context.addIssue({ code: "custom", message: `"${text}" goes beyond one chapter` });
});

/** A passage to keep away may be as long as it likes: a whole chapter, too. */
const anyReference = z.string().superRefine((text, context) => {
  const parsed = parseReference(text);
  if (!parsed.ok) context.addIssue({ code: "custom", message: parsed.error.message });
});

const sentences = z.string().trim().min(20).max(400);
const category = z.enum(CATEGORIES);
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

const noRepeats = <T>(input: { of: string; key: (item: T) => string }) => ({
  check: (items: T[]) => new Set(items.map(input.key)).size === items.length,
  message: `the same ${input.of} stands here twice`,
});

const onlyOnce = noRepeats<{ reference: string }>({
  of: "reference",
  key: (item) => item.reference,
});

const prayer = z.strictObject({
  guidance: z.string().trim().min(80).max(1200),
  focus: sentences,
  basis: reference,
});

const placement = z.strictObject({ reference, why: sentences });
const refusal = z.strictObject({ reference: anyReference, reason: z.string().trim().min(10) });

/** With fewer a situation cannot be told from its neighbours. The aim, which a test holds, is 60. */
const FEWEST_PHRASES = 30;

const onePhraseOnce = noRepeats<string>({ of: "phrase", key: (phrase) => phrase.toLowerCase() });

export const situationFile = z.strictObject({
  title: z.string().trim().min(3).max(60),
  category,
  about: z.string().trim().min(20),
  neighbors: z.array(slug),
  phrases: z
    .array(z.string().trim().min(3))
    .min(FEWEST_PHRASES)
    .refine(onePhraseOnce.check, onePhraseOnce.message),
  passages: z.array(placement).min(12).max(20).refine(onlyOnce.check, onlyOnce.message),
  avoid: z.array(refusal),
  prayer,
});

/** One file for each book, `passages/PSA.json`: the notes of its sections, which all situations share. */
export const passagesFile = z.record(section, z.strictObject({ category, note: sentences }));

export const safetyFile = z.strictObject({
  passages: z.array(placement).min(5).refine(onlyOnce.check, onlyOnce.message),
  deny: z.array(refusal).min(1).refine(onlyOnce.check, onlyOnce.message),
  prayer,
});

/** Passages that any reader can be given, for what the situations do not cover. */
export const generalFile = z.strictObject({
  passages: z
    .array(
      z.strictObject({ reference, category, why: sentences, words: z.string().trim().min(10) }),
    )
    .min(10)
    .refine(onlyOnce.check, onlyOnce.message),
  prayer,
});

export const dailyFile = z.array(reference).min(366);

/** Situation to words and expressions that point to it, "widow, his side of the bed". */
export const cluesFile = z.record(slug, z.string().trim().min(100));

/** Concept to the everyday words for it, "mum mom mi_madre"; "_" joins the words of an expression. */
export const conceptsFile = z.record(slug, z.string().trim().min(3));

export type SituationFile = z.infer<typeof situationFile>;
export type PassagesFile = z.infer<typeof passagesFile>;
export type SafetyFile = z.infer<typeof safetyFile>;
export type GeneralFile = z.infer<typeof generalFile>;
