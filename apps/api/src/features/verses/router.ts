import { prayerGuidance, recommend, similar } from "@lampstand/guidance";
import type { Context } from "../../context.ts";
import { anyone, rest, router, self } from "../../trpc.ts";
import { successOutput } from "../schema.ts";
import { listDailyVerses, openDailyVerse, toDailyVerse, todayOf } from "./daily.service.ts";
import { quotePassage, quoteVerses } from "./quote.service.ts";
import {
  calendarOutput,
  dailyNoticeInput,
  dailyNoticeOutput,
  dailyVerseOutput,
  passageInput,
  passageOutput,
  prayerGuidanceOutput,
  recommendOutput,
  safetyTestOutput,
  similarInput,
  situationInput,
  versesOutput,
} from "./schema.ts";

/**
 * What the member wrote last, where that was a crisis: what is kept from somebody in danger is kept
 * from them in the next step too, though the call itself brings no situation (Decisions E.8).
 */
async function findCrisisSituation(input: {
  ctx: Pick<Context, "db">;
  userId: number;
}): Promise<string | null> {
  const latest = await input.ctx.db.query.findFirst({
    where: { userId: input.userId },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    select: { situation: true, isCrisis: true },
  });
  return latest?.isCrisis ? latest.situation : null;
}

/** What a visitor without an account reads in. */
const VISITOR_VERSION = "No preference";

const canonOf = (version: string) => (version === "No preference" ? "all" : "canonical");

export const versesRouter = router({
  recommend: self
    .meta(rest("POST", "/verses/recommend", "Five verses that speak to a situation"))
    .input(situationInput)
    .output(recommendOutput)
    .mutation(async ({ ctx, input: { situation } }) => {
      const version = ctx.user.bibleVersion;
      const chosen = recommend({ library: ctx.library, situation, canon: canonOf(version) });
      const verses = await quoteVerses({ ctx, verses: chosen.verses, version });
      const query = await ctx.db.query.create({
        data: {
          userId: ctx.user.id,
          situation,
          verses: verses.map(({ reference, text, category }) => ({ reference, text, category })),
          isCrisis: chosen.safety !== null,
          createdAt: ctx.now(),
        },
        select: { id: true },
      });
      return {
        queryId: query.id,
        verses,
        safety: chosen.safety,
        engine: "library",
        aiQueriesLeft: null,
      };
    }),

  similar: self
    .meta(rest("POST", "/verses/similar", "Verses that speak like a given one"))
    .input(similarInput)
    .output(versesOutput)
    .mutation(async ({ ctx, input }) => {
      const version = ctx.user.bibleVersion;
      const { reference } = await quotePassage({
        ctx,
        reference: input.verseReference,
        version,
        field: "verseReference",
      });
      const situation = await findCrisisSituation({ ctx, userId: ctx.user.id });
      const verses = similar({ library: ctx.library, reference, ...(situation && { situation }) });
      return { verses: await quoteVerses({ ctx, verses, version }) };
    }),

  prayerGuidance: self
    .meta(rest("POST", "/prayer/guidance", "How to pray in a situation"))
    .input(situationInput)
    .output(prayerGuidanceOutput)
    .mutation(({ ctx, input: { situation } }) => {
      const { guidance, prayerFocus, scriptureBasis, safety } = prayerGuidance({
        library: ctx.library,
        situation,
      });
      return {
        guidance: { guidance, prayer_focus: prayerFocus, scripture_basis: scriptureBasis },
        safety,
      };
    }),

  safetyTest: self
    .meta(
      rest("POST", "/verses/safety-test", "The verses and help shown for a sensitive situation"),
    )
    .input(situationInput)
    .output(safetyTestOutput)
    .mutation(async ({ ctx, input: { situation } }) => {
      const canon = canonOf(ctx.user.bibleVersion);
      const chosen = recommend({ library: ctx.library, situation, canon });
      const verses = await quoteVerses({
        ctx,
        verses: chosen.verses,
        version: ctx.user.bibleVersion,
      });
      return { verses, safety: chosen.safety };
    }),

  passage: anyone
    .meta(rest("GET", "/verses/passage", "A passage with the verses around it", { open: true }))
    .input(passageInput)
    .output(passageOutput)
    .query(({ ctx, input: { reference, around, bibleVersion } }) => {
      const version = bibleVersion ?? ctx.session?.user.bibleVersion ?? VISITOR_VERSION;
      return quotePassage({ ctx, reference, version, around });
    }),

  daily: anyone
    .meta(rest("GET", "/daily-verse", "Today's verse (UTC)", { open: true }))
    .output(dailyVerseOutput)
    .query(async ({ ctx }) => toDailyVerse(await openDailyVerse(ctx))),

  dailyCalendar: anyone
    .meta(
      rest("GET", "/daily-verses/calendar", "The daily verses of the last 30 days", { open: true }),
    )
    .output(calendarOutput)
    .query(async ({ ctx }) => ({ verses: await listDailyVerses(ctx) })),

  dailyNotice: self
    .meta(
      rest(
        "POST",
        "/notifications/daily-verse/{userId}",
        "Today's verse, unless it was seen off already",
      ),
    )
    .input(dailyNoticeInput)
    .output(dailyNoticeOutput)
    .mutation(async ({ ctx }) => {
      if (!ctx.user.notificationsEnabled) return { success: false, verse: null };
      const verse = await openDailyVerse(ctx);
      const userId = ctx.user.id;
      const [dismissed, saved] = await Promise.all([
        ctx.db.dailyNotice.findUnique({ where: { userId_date: { userId, date: verse.date } } }),
        ctx.db.savedVerse.findUnique({
          where: { userId_reference: { userId, reference: verse.reference } },
          select: { id: true },
        }),
      ]);
      if (dismissed || saved) return { success: false, verse: null };
      return { success: true, verse: toDailyVerse(verse) };
    }),

  dismissDailyNotice: self
    .meta(
      rest(
        "POST",
        "/notifications/daily-verse/{userId}/dismiss",
        "Do not show today's notice again",
      ),
    )
    .input(dailyNoticeInput)
    .output(successOutput)
    .mutation(async ({ ctx }) => {
      const key = { userId: ctx.user.id, date: todayOf(ctx.now()) };
      await ctx.db.dailyNotice.upsert({ where: { userId_date: key }, create: key, update: {} });
      return { success: true };
    }),
});
