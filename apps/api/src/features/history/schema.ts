import { z } from "zod";
import { dateTimeField, idField, trimmedText } from "../schema.ts";

export const HISTORY_LIMIT = 100;

/** The ranges every member may ask for, and those of premium members besides, in days. */
export const FREE_RANGES = { week: 7, month: 30, "3months": 90 } as const;
export const PREMIUM_RANGES = { "6months": 180, year: 365, "2years": 730 } as const;

export const queryOutput = z
  .object({
    id: idField,
    query: z.string(),
    timestamp: dateTimeField,
    verses: z.array(z.object({ reference: z.string(), text: z.string(), category: z.string() })),
    ledToSave: z.boolean(),
    isFavorited: z.boolean(),
    isCrisis: z.boolean(),
  })
  .meta({ id: "Query" });

export const recentQueriesInput = z.object({
  userId: idField,
  searchTerm: trimmedText().max(200, "Please search for at most 200 characters").optional(),
  dateRange: z.enum(["week", "month", "3months", "6months", "year", "2years"]).optional(),
  limit: z.int().min(1).max(HISTORY_LIMIT).default(HISTORY_LIMIT),
});

export const recentQueriesOutput = z.object({ queries: z.array(queryOutput) });
