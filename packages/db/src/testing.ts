import { PGlite } from "@electric-sql/pglite";
import type { Database } from "./database.ts";
import { silentLog } from "./log.ts";
import { createEngine } from "./pglite/engine-in-process.ts";
import { createPgliteDatabase } from "./pglite/pglite-database.ts";

/** An empty, migrated database of its own for a test. Close it at the end. */
export async function createTestDatabase(): Promise<Database> {
  const engine = createEngine(await PGlite.create());
  const database = createPgliteDatabase({ engine, log: silentLog });
  await database.migrate();
  return database;
}
