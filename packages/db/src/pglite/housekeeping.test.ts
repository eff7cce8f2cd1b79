import { expect, it } from "vitest";
import { createPgliteTestDatabase } from "../testing/pglite-test-database.ts";
import { isVacuumDue, vacuum } from "./housekeeping.ts";

it.each([
  { now: "2026-11-21T03:10:00Z", last: "2026-11-20T03:10:00Z", due: true, why: "the next night" },
  { now: "2026-11-21T03:40:00Z", last: "2026-11-21T03:10:00Z", due: false, why: "done tonight" },
  { now: "2026-11-21T15:00:00Z", last: "2026-11-20T03:10:00Z", due: false, why: "by day" },
  {
    now: "2026-11-21T15:00:00Z",
    last: "2026-11-19T03:10:00Z",
    due: true,
    why: "two nights missed",
  },
])("a vacuum is due: $due ($why)", ({ now, last, due }) => {
  expect(isVacuumDue({ now: new Date(now), last: new Date(last) })).toBe(due);
});

it("vacuums and analyzes every table", async () => {
  const { sql, close } = await createPgliteTestDatabase();
  await vacuum(sql);
  const { rows } = await sql.query(
    "SELECT count(*) FILTER (WHERE last_vacuum IS NULL OR last_analyze IS NULL)::int AS missed, count(*) > 0 AS some FROM pg_stat_user_tables",
  );
  expect(rows).toEqual([{ missed: 0, some: true }]);
  await close();
});
