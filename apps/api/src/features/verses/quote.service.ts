import type { GuidedVerse } from "@lampstand/guidance";
import { countVerses, type Passage, parseReference, type Reference } from "@lampstand/scripture";
import type { z } from "zod";
import type { Context } from "../../context.ts";
import { invalidField, notFound } from "../../errors.ts";
import type { verseOutput } from "./schema.ts";

type Quoting = Pick<Context, "scripture">;

/** Room for the Sermon on the Mount; whole books would make one small call a very large answer. */
const VERSES_AT_ONCE = 200;

/** One chapter is always fine, however long. */
const isTooLong = (reference: Reference) =>
  reference.chapter !== reference.endChapter && countVerses(reference) > VERSES_AT_ONCE;

/**
 * The server's own words for a reference, in the version asked for or the closest there is.
 * Throws 400 for a reference that cannot be read or is too long, and 404 for one that does not exist
 * (Decisions C.4).
 */
export async function quotePassage(input: {
  ctx: Quoting;
  reference: string;
  version: string;
  around?: number;
  field?: string;
}): Promise<Passage> {
  const { ctx, field = "reference", ...asked } = input;
  const read = parseReference(asked.reference);
  if (read.ok && isTooLong(read.value)) {
    const message = `Please ask for one chapter or at most ${VERSES_AT_ONCE} verses.`;
    throw invalidField({ field, message });
  }
  const passage = read.ok ? await ctx.scripture.passage({ ...asked, reference: read.value }) : read;
  if (passage.ok) return passage.value;
  const { kind, message } = passage.error;
  throw kind === "malformed" ? invalidField({ field, message }) : notFound(message);
}

/** Gives chosen verses their words, in the order they came. */
export function quoteVerses(input: {
  ctx: Quoting;
  verses: GuidedVerse[];
  version: string;
}): Promise<z.infer<typeof verseOutput>[]> {
  const { ctx, verses, version } = input;
  return Promise.all(
    verses.map(async ({ reference, category, context }) => {
      const passage = await quotePassage({ ctx, reference, version });
      return {
        reference: passage.reference,
        text: passage.text,
        category,
        context,
        bibleVersion: passage.bibleVersion,
        versionNotice: passage.versionNotice,
        canon: passage.canon,
        isPrayerGuidance: false,
      };
    }),
  );
}
