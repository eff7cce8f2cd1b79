import { join, resolve } from "node:path";
import type { Database, DatabaseLog } from "../database.ts";
import { DatabaseStartError } from "../errors.ts";
import { makeDatabaseFolder, prepareDataFolder } from "./data-folder.ts";
import type { Engine } from "./engine.ts";
import { startWorkerEngine } from "./engine-in-worker.ts";
import { holdFolder } from "./folder-guard.ts";
import { checkpoint, startHousekeeping } from "./housekeeping.ts";
import { createPgliteDatabase } from "./pglite-database.ts";

/**
 * PGlite in `<dataDir>/database`, kept to this process.
 *
 * @throws DatabaseStartError when the folder cannot be used or another process holds it.
 */
export async function openFolderDatabase(input: {
  dataDir: string;
  log: DatabaseLog;
  onLost(error: Error): void;
}): Promise<Database> {
  const { log, onLost } = input;
  const dataDir = resolve(input.dataDir);
  await prepareDataFolder(dataDir);
  const release = await holdFolder(dataDir);
  const engine = await startEngine({ dataDir, log, onLost }).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  const database = createPgliteDatabase({
    engine,
    log,
    async beforeEnd() {
      stopHousekeeping();
      await checkpoint(database.sql);
    },
    afterEnd: release,
  });
  const stopHousekeeping = startHousekeeping({ pool: database.sql, log });
  return database;
}

async function startEngine(input: {
  dataDir: string;
  log: DatabaseLog;
  onLost(error: Error): void;
}): Promise<Engine> {
  const { dataDir, log, onLost } = input;
  const folder = join(dataDir, "database");
  try {
    await makeDatabaseFolder(folder, async (draft) => {
      log.info(`Making a database in ${dataDir}.`);
      // In a thread of its own, for initdb takes 600 MB that only the thread's end gives back.
      const first = await startWorkerEngine({ folder: draft, onLost });
      await first.close();
    });
    return await startWorkerEngine({
      folder,
      onLost(error) {
        log.error(`The embedded database stopped: ${error.message}`);
        onLost(error);
      },
    });
  } catch (error) {
    if (error instanceof DatabaseStartError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseStartError(
      "folder-unusable",
      `The database in ${folder} cannot be opened: ${reason}`,
      { cause: error },
    );
  }
}
