import { z } from "zod";
import { dateTimeField, idField, keptText, trimmedText } from "../schema.ts";
import { referenceField } from "../verses/schema.ts";

export const NOTES_MAX = 2000;

export const savedVerseOutput = z
  .object({
    id: idField,
    reference: z.string(),
    text: z.string(),
    category: z.string(),
    bibleVersion: z.string(),
    savedAt: dateTimeField,
    personalNotes: z.string(),
  })
  .meta({ id: "SavedVerse" });

export const listSavedInput = z.object({ userId: idField });
export const listSavedOutput = z.object({ verses: z.array(savedVerseOutput) });

export const saveVerseInput = z.object({
  reference: referenceField,
  /** Accepted for the caller's convenience; what is stored is the server's own text. */
  text: z.string().max(5000),
  category: trimmedText().min(1, "Please give a category").max(40),
  queryId: idField.optional(),
});

export const removeSavedInput = z.object({ reference: referenceField });

export const updateNotesInput = z.object({
  id: idField,
  notes: keptText()
    .normalize("NFC")
    .max(NOTES_MAX, `Notes may have at most ${NOTES_MAX} characters`),
});

export const savedVerseAnswer = z.object({ verse: savedVerseOutput });
