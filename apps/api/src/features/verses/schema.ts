import { z } from "zod";
import { dateField, idField, trimmedText } from "../schema.ts";

export const SITUATION_MAX = 2000;
export const CALENDAR_DAYS = 30;

const situationField = trimmedText()
  .min(1, "Please write what is on your heart")
  .max(SITUATION_MAX, `Please use at most ${SITUATION_MAX} characters`);

export const referenceField = trimmedText()
  .min(1, "Please give a Bible reference")
  .max(80, "A Bible reference has at most 80 characters");

export const verseOutput = z
  .object({
    reference: z.string(),
    text: z.string(),
    category: z.string(),
    context: z.string(),
    bibleVersion: z.string(),
    versionNotice: z.string().nullable(),
    canon: z.enum(["canonical", "deuterocanonical", "extra-canonical"]),
    isPrayerGuidance: z.boolean(),
    scriptureReference: z.string().optional(),
  })
  .meta({ id: "Verse" });

export const safetyOutput = z
  .object({
    kind: z.enum(["suicide", "self-harm", "abuse", "addiction"]),
    message: z.string(),
    resources: z.array(z.object({ name: z.string(), contact: z.string(), url: z.string() })),
  })
  .meta({ id: "Safety" });

export const dailyVerseOutput = z
  .object({
    date: dateField,
    text: z.string(),
    reference: z.string(),
    context: z.string(),
    bibleVersion: z.string(),
  })
  .meta({ id: "DailyVerse" });

export const situationInput = z.object({ situation: situationField });

export const recommendOutput = z.object({
  queryId: idField,
  verses: z.array(verseOutput),
  safety: safetyOutput.nullable(),
  engine: z.enum(["library", "ai"]),
  aiQueriesLeft: z.int().nullable(),
});

export const similarInput = z.object({
  verseReference: referenceField,
  verseText: z.string().max(5000).optional(),
});

export const versesOutput = z.object({ verses: z.array(verseOutput) });

export const prayerGuidanceOutput = z.object({
  guidance: z.object({
    guidance: z.string(),
    prayer_focus: z.string(),
    scripture_basis: z.string(),
  }),
  safety: safetyOutput.nullable(),
});

export const calendarOutput = z.object({ verses: z.array(dailyVerseOutput) });

export const dailyNoticeInput = z.object({ userId: idField });

export const dailyNoticeOutput = z.object({
  success: z.boolean(),
  verse: dailyVerseOutput.nullable(),
});

export const passageInput = z.object({
  reference: referenceField,
  around: z.int().min(0).max(10).default(3),
  bibleVersion: trimmedText().min(1).max(40).optional(),
});

export const passageOutput = z.object({
  reference: z.string(),
  bibleVersion: z.string(),
  verses: z.array(z.object({ verse: z.int(), text: z.string() })),
});

export const safetyTestOutput = z.object({
  verses: z.array(
    z.object({
      reference: z.string(),
      text: z.string(),
      context: z.string(),
      category: z.string(),
    }),
  ),
  safety: safetyOutput.nullable(),
});
