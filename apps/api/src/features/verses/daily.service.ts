import type { DailyVerse } from "@lampstand/db";
import { chooseDailyVerse } from "@lampstand/guidance";
import type { z } from "zod";
import type { Services } from "../../context.ts";
import { quotePassage } from "./quote.service.ts";
import { CALENDAR_DAYS, type dailyVerseOutput } from "./schema.ts";

type Daily = Pick<Services, "db" | "now" | "library" | "scripture">;

const DAY = 24 * 60 * 60 * 1000;
/** No verse comes twice within this many days (Decisions F.1). */
const NO_REPEAT_DAYS = 366;
/** The daily verse is one for all, so it is kept in the text that everybody may read. */
const DAILY_VERSION = "No preference";

/** The UTC date of an instant, as the start of that day. */
export const todayOf = (now: Date): Date => new Date(Math.floor(now.getTime() / DAY) * DAY);

const daysBefore = (date: Date, days: number) => new Date(date.getTime() - days * DAY);

/** Today's verse: the stored one, or a new choice that is stored now and never changes again. */
export async function openDailyVerse(ctx: Daily): Promise<DailyVerse> {
  const date = todayOf(ctx.now());
  const stored = await ctx.db.dailyVerse.findUnique({ where: { date } });
  return stored ?? storeDailyVerse({ ctx, date });
}

async function storeDailyVerse(input: { ctx: Daily; date: Date }): Promise<DailyVerse> {
  const { ctx, date } = input;
  const used = await ctx.db.dailyVerse.findMany({
    where: { date: { gt: daysBefore(date, NO_REPEAT_DAYS) } },
    select: { reference: true },
  });
  const { reference, context } = chooseDailyVerse({
    library: ctx.library,
    date,
    used: used.map((verse) => verse.reference),
  });
  const { text, bibleVersion } = await quotePassage({ ctx, reference, version: DAILY_VERSION });
  // Two processes may choose at once; the first to store decides for both.
  await ctx.db.dailyVerse.createMany({
    data: { date, reference, text, context, bibleVersion, createdAt: ctx.now() },
    skipDuplicates: true,
  });
  return ctx.db.dailyVerse.findUniqueOrThrow({ where: { date } });
}

/** The stored verses of the last 30 days, today's included, newest first. */
export async function listDailyVerses(ctx: Daily): Promise<z.infer<typeof dailyVerseOutput>[]> {
  const today = await openDailyVerse(ctx);
  const verses = await ctx.db.dailyVerse.findMany({
    where: { date: { gt: daysBefore(today.date, CALENDAR_DAYS), lte: today.date } },
    orderBy: { date: "desc" },
  });
  return verses.map(toDailyVerse);
}

export const toDailyVerse = (row: DailyVerse): z.infer<typeof dailyVerseOutput> => ({
  date: row.date.toISOString().slice(0, 10),
  text: row.text,
  reference: row.reference,
  context: row.context,
  bibleVersion: row.bibleVersion,
});
