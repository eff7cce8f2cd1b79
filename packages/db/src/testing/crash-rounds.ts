import { setTimeout as delay } from "node:timers/promises";
import { createDatabase } from "../create-database.ts";
import { startChild } from "./child-process.ts";

export interface CrashReport {
  rounds: number;
  /** Writes that the database had acknowledged before the process was killed. */
  acknowledged: number;
  /** Those of them that were gone afterwards: there must be none. */
  lost: number;
}

const MOST_WRITES = 300;
/** A few writes long, so that the end comes at any moment of one. */
const LAST_MOMENT_MS = 20;

/**
 * Starts a process that writes and kills it at a random moment, over and over on one folder; then
 * opens the folder and counts what is gone.
 */
export async function runCrashRounds(input: {
  rounds: number;
  dataDir: string;
}): Promise<CrashReport> {
  const { rounds, dataDir } = input;
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    acknowledged.push(...(await killWriter(dataDir)));
  }
  const kept = await readReferences(dataDir);
  const lost = acknowledged.filter((reference) => !kept.has(reference)).length;
  return { rounds, acknowledged: acknowledged.length, lost };
}

async function killWriter(dataDir: string): Promise<string[]> {
  const child = startChild("write", { DATA_DIR: dataDir });
  await child.written(1 + Math.floor(Math.random() * MOST_WRITES));
  await delay(Math.random() * LAST_MOMENT_MS);
  child.process.kill("SIGKILL");
  await child.exited;
  return child.lines;
}

async function readReferences(dataDir: string): Promise<Set<string>> {
  const database = await createDatabase({ dataDir });
  try {
    const verses = await database.prisma.savedVerse.findMany({ select: { reference: true } });
    return new Set(verses.map(({ reference }) => reference));
  } finally {
    await database.close();
  }
}
