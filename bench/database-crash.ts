// Kills a process that writes to the embedded database, 50 times over, and counts what is lost.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { runCrashRounds } from "../packages/db/src/testing/crash-rounds.ts";

const dataDir = await mkdtemp(path.join(tmpdir(), "lampstand-crash-"));
const report = await runCrashRounds({ rounds: 50, dataDir });
await rm(dataDir, { recursive: true });
console.log(
  `Killed while writing (kill -9): ${report.rounds} rounds, ${report.acknowledged} writes acknowledged, ${report.lost} lost.`,
);
process.exitCode = report.lost === 0 ? 0 : 1;
