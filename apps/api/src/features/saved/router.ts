import { Prisma, type SavedVerse } from "@lampstand/db";
import type { z } from "zod";
import { conflict, notFound } from "../../errors.ts";
import { rest, router, self } from "../../trpc.ts";
import { successOutput } from "../schema.ts";
import { quotePassage } from "../verses/quote.service.ts";
import {
  listSavedInput,
  listSavedOutput,
  removeSavedInput,
  savedVerseAnswer,
  type savedVerseOutput,
  saveVerseInput,
  updateNotesInput,
} from "./schema.ts";

const notSaved = () => notFound("This verse is not among your saved verses.");

const toSavedVerse = (row: SavedVerse): z.infer<typeof savedVerseOutput> => ({
  id: row.id,
  reference: row.reference,
  text: row.text,
  category: row.category,
  bibleVersion: row.bibleVersion,
  savedAt: row.savedAt.toISOString(),
  personalNotes: row.personalNotes,
});

export const savedRouter = router({
  list: self
    .meta(rest("GET", "/verses/saved/{userId}", "A member's own saved verses, newest first"))
    .input(listSavedInput)
    .output(listSavedOutput)
    .query(async ({ ctx }) => {
      const rows = await ctx.db.savedVerse.findMany({
        where: { userId: ctx.user.id },
        orderBy: [{ savedAt: "desc" }, { id: "desc" }],
      });
      return { verses: rows.map(toSavedVerse) };
    }),

  save: self
    .meta(rest("POST", "/verses/save", "Save a verse", { status: 201 }))
    .input(saveVerseInput)
    .output(savedVerseAnswer)
    .mutation(async ({ ctx, input }) => {
      const userId = ctx.user.id;
      const version = ctx.user.bibleVersion;
      const { reference, text, bibleVersion } = await quotePassage({
        ctx,
        reference: input.reference,
        version,
      });
      const row = await ctx.db.savedVerse
        .create({
          data: {
            userId,
            reference,
            text,
            bibleVersion,
            category: input.category,
            savedAt: ctx.now(),
          },
        })
        .catch((error: unknown) => {
          const duplicate =
            error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
          throw duplicate ? conflict("Verse already saved") : error;
        });
      if (input.queryId !== undefined) {
        await ctx.db.query.updateMany({
          where: { id: input.queryId, userId },
          data: { ledToSave: true },
        });
      }
      return { verse: toSavedVerse(row) };
    }),

  remove: self
    .meta(rest("DELETE", "/verses/saved/{reference}", "Remove a saved verse"))
    .input(removeSavedInput)
    .output(successOutput)
    .mutation(async ({ ctx, input }) => {
      const { reference } = await quotePassage({
        ctx,
        reference: input.reference,
        version: ctx.user.bibleVersion,
      });
      const { count } = await ctx.db.savedVerse.deleteMany({
        where: { userId: ctx.user.id, reference },
      });
      if (count === 0) throw notSaved();
      return { success: true };
    }),

  updateNotes: self
    .meta(rest("PATCH", "/verses/notes/{id}", "Write the notes of a saved verse"))
    .input(updateNotesInput)
    .output(savedVerseAnswer)
    .mutation(async ({ ctx, input: { id, notes } }) => {
      const [row] = await ctx.db.savedVerse.updateManyAndReturn({
        where: { id, userId: ctx.user.id },
        data: { personalNotes: notes },
      });
      if (!row) throw notSaved();
      return { verse: toSavedVerse(row) };
    }),
});
