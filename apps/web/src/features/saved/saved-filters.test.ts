import { describe, expect, it } from "vitest";
import { aSavedVerse } from "../../testing/world.tsx";
import {
  countActive,
  filterSaved,
  NO_FILTERS,
  type SavedFilters,
  savedYears,
} from "./saved-filters.ts";

// A Saturday, shortly after midnight in Kathmandu; in UTC it is still Friday.
const now = new Date("2026-11-20T19:00:00Z");

const verses = [
  aSavedVerse({
    id: 1,
    reference: "Psalm 4:8",
    category: "Peace",
    savedAt: "2026-11-20T18:30:00Z",
  }),
  aSavedVerse({
    id: 2,
    reference: "John 14:27",
    category: "Comfort",
    savedAt: "2026-11-20T10:00:00Z",
  }),
  aSavedVerse({
    id: 3,
    reference: "Romans 8:28",
    category: "Hope",
    savedAt: "2026-11-16T00:00:00Z",
  }),
  aSavedVerse({
    id: 4,
    reference: "Isaiah 40:31",
    category: "Strength",
    savedAt: "2026-11-02T00:00:00Z",
  }),
  aSavedVerse({
    id: 5,
    reference: "James 1:5",
    category: "Wisdom",
    savedAt: "2026-09-01T00:00:00Z",
  }),
  aSavedVerse({
    id: 6,
    reference: "Ruth 1:16",
    category: "Love",
    text: "Whither thou",
    savedAt: "2025-12-31T20:00:00Z",
  }),
];

const idsFor = (filters: Partial<SavedFilters>) =>
  filterSaved({ verses, filters: { ...NO_FILTERS, ...filters }, now }).map(({ id }) => id);

describe("saved verses", () => {
  it("all pass without filters, in their order", () => {
    expect(idsFor({})).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("are searched in text, reference and category, whatever the case", () => {
    expect(idsFor({ search: "  WHITHER " })).toEqual([6]);
    expect(idsFor({ search: "john" })).toEqual([2]);
    expect(idsFor({ search: "hope" })).toEqual([3]);
    expect(idsFor({ search: "nothing like it" })).toEqual([]);
  });

  it("are filtered by category", () => {
    expect(idsFor({ category: "Wisdom" })).toEqual([5]);
  });

  it.each([
    ["Today", [1]],
    ["This Week", [1, 2, 3]],
    ["This Month", [1, 2, 3, 4]],
    ["Last 3 Months", [1, 2, 3, 4, 5]],
    ["Last 6 Months", [1, 2, 3, 4, 5]],
    [2026, [1, 2, 3, 4, 5, 6]],
    [2025, []],
  ] as const)("saved %s by the reader's own calendar", (date, ids) => {
    expect(idsFor({ date })).toEqual(ids);
  });

  it("without a date pass every date filter", () => {
    const undated = { reference: "Job 1:1", text: "", category: "Faith" };
    const filters = { ...NO_FILTERS, date: 1999 };
    expect(filterSaved({ verses: [undated], filters, now })).toEqual([undated]);
  });

  it("offer each year in which one was saved, newest first", () => {
    expect(savedYears(verses)).toEqual([2026]);
    expect(savedYears([...verses, aSavedVerse({ savedAt: "2024-05-05T00:00:00Z" })])).toEqual([
      2026, 2024,
    ]);
  });

  it("count the panel's filters and leave the search out", () => {
    expect(countActive({ search: "x", category: "Love", date: 2025 })).toBe(2);
    expect(countActive({ ...NO_FILTERS, search: "x" })).toBe(0);
  });
});
