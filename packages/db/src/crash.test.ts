import { expect, it } from "vitest";
import { runCrashRounds } from "./testing/crash-rounds.ts";
import { copySeedFolder } from "./testing/data-folders.ts";

it("loses nothing it acknowledged when the process is killed", async () => {
  const report = await runCrashRounds({ rounds: 3, dataDir: await copySeedFolder() });
  expect(report.acknowledged).toBeGreaterThan(0);
  expect(report.lost).toBe(0);
}, 60_000);
