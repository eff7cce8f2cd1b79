import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Database, DatabaseLog } from "../database.ts";
import { startWorkerEngine } from "./engine-in-worker.ts";
import { createPgliteDatabase } from "./pglite-database.ts";

/** @throws DatabaseStartError when the folder cannot be used or another process holds it. */
export async function openFolderDatabase(input: {
  dataDir: string;
  log: DatabaseLog;
}): Promise<Database> {
  const { dataDir, log } = input;
  await mkdir(dataDir, { recursive: true });
  const engine = await startWorkerEngine({
    folder: join(dataDir, "database"),
    onDeath: (error) => log.error(error.message),
  });
  return createPgliteDatabase({ engine, log });
}
