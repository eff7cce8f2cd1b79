import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  formatDate,
  formatInstant,
  monthWeeks,
  relativeAge,
  utcDateOf,
} from "./dates.ts";

// The whole suite runs in Kathmandu, 5 hours and 45 minutes ahead of UTC.

describe("a calendar day", () => {
  it("is the same day in words wherever the reader is", () => {
    expect(formatDate("2026-11-21", "long")).toBe("Saturday, November 21, 2026");
    expect(formatDate("2026-11-21", "month")).toBe("November 2026");
  });

  it("is taken from an instant in UTC, when the reader's next day has begun already", () => {
    const evening = new Date("2026-11-21T20:00:00Z");
    expect(evening.getDate()).toBe(22);
    expect(utcDateOf(evening)).toBe("2026-11-21");
  });

  it("moves over months and leap days", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
    expect(addMonths("2026-12-15", 1)).toBe("2027-01-15");
  });

  it("stands in the weeks of its month, Sunday first", () => {
    const weeks = monthWeeks("2026-11-21");
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe("2026-11-01");
    expect(weeks.at(-1)).toEqual(["2026-11-29", "2026-11-30", null, null, null, null, null]);
  });
});

describe("the age of an instant", () => {
  const now = new Date("2026-11-21T19:00:00Z");

  it("goes by the reader's own days", () => {
    const earlierInTheSameUtcDay = "2026-11-21T10:00:00Z";
    expect(relativeAge({ instant: earlierInTheSameUtcDay, now })).toBe("Yesterday");
    expect(relativeAge({ instant: "2026-11-21T18:30:00Z", now })).toBe("Today");
  });

  it("counts days after that", () => {
    expect(relativeAge({ instant: "2026-11-19T12:00:00Z", now })).toBe("3 days ago");
  });

  it("calls a clock that runs ahead today", () => {
    expect(relativeAge({ instant: "2026-11-23T12:00:00Z", now })).toBe("Today");
  });

  it("is dated in the reader's own zone", () => {
    expect(formatInstant("2026-11-21T19:00:00Z")).toBe("Nov 22, 2026");
  });
});
