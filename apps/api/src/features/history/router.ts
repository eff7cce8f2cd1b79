import { Prisma, type Query } from "@lampstand/db";
import type { z } from "zod";
import { forbidden } from "../../errors.ts";
import { rest, router, self } from "../../trpc.ts";
import {
  FREE_RANGES,
  PREMIUM_RANGES,
  type queryOutput,
  recentQueriesInput,
  recentQueriesOutput,
} from "./schema.ts";

const DAY = 24 * 60 * 60 * 1000;

type DateRange = keyof typeof FREE_RANGES | keyof typeof PREMIUM_RANGES;
type ListedQuery = Pick<
  Query,
  "id" | "situation" | "createdAt" | "verses" | "ledToSave" | "isFavorited" | "isCrisis"
>;

const toQuery = (row: ListedQuery): z.input<typeof queryOutput> => ({
  id: row.id,
  query: row.situation,
  timestamp: row.createdAt.toISOString(),
  verses: row.verses as z.infer<typeof queryOutput>["verses"],
  ledToSave: row.ledToSave,
  isFavorited: row.isFavorited,
  isCrisis: row.isCrisis,
});

const isFreeRange = (range: DateRange): range is keyof typeof FREE_RANGES => range in FREE_RANGES;

/** How far back a range reaches, in days. Throws 403 for a free member beyond three months (Decisions G.3). */
function daysOf(input: { range: DateRange; tier: "free" | "premium" }): number {
  if (isFreeRange(input.range)) return FREE_RANGES[input.range];
  if (input.tier === "free")
    throw forbidden("Upgrade to Premium to search more than 3 months back.");
  return PREMIUM_RANGES[input.range];
}

/** A search term as a LIKE pattern: what the member typed stands for itself. */
const toPattern = (term: string) => `%${term.replace(/[\\%_]/g, "\\$&")}%`;

/** Matches the situation and each verse's words, not the names of the stored fields. */
const matches = (pattern: string) => Prisma.sql`AND (
  situation ILIKE ${pattern}
  OR EXISTS (
    SELECT 1 FROM jsonb_array_elements(verses) AS verse
    WHERE verse->>'reference' ILIKE ${pattern} OR verse->>'text' ILIKE ${pattern}
  )
)`;

export const historyRouter = router({
  recent: self
    .meta(rest("GET", "/queries/recent/{userId}", "A member's own past situations, newest first"))
    .input(recentQueriesInput)
    .output(recentQueriesOutput)
    .query(async ({ ctx, input: { searchTerm, dateRange, limit } }) => {
      const { id: userId, subscriptionTier: tier } = ctx.user;
      const since = dateRange
        ? new Date(ctx.now().getTime() - daysOf({ range: dateRange, tier }) * DAY)
        : new Date(0);
      const rows = await ctx.db.$queryRaw<ListedQuery[]>`
        SELECT id, situation, verses, created_at AS "createdAt", led_to_save AS "ledToSave",
               is_favorited AS "isFavorited", is_crisis AS "isCrisis"
        FROM queries
        WHERE user_id = ${userId} AND created_at >= ${since}
        ${searchTerm ? matches(toPattern(searchTerm)) : Prisma.empty}
        ORDER BY created_at DESC, id DESC
        LIMIT ${limit}`;
      return { queries: rows.map(toQuery) };
    }),
});
