import { readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Database } from "../database.ts";
import { silentLog } from "../log.ts";
import { createEngine } from "../pglite/engine-in-process.ts";
import { createPgliteDatabase } from "../pglite/pglite-database.ts";
import { fingerprintMigrations } from "./fingerprint.ts";
import { makeFileOnce } from "./make-file-once.ts";

/** Fewer pages to clear: a third of the time that opening takes. */
const START_PARAMS = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

const openInMemory = (pglite: PGlite): Database =>
  createPgliteDatabase({ engine: createEngine(pglite), log: silentLog });

/** Writes a tar of a migrated, empty database; with a small log, so that it is read sooner. */
async function writeSnapshot(file: string): Promise<void> {
  const pglite = await PGlite.create({ initDbStartParams: ["--wal-segsize=1"] });
  const database = openInMemory(pglite);
  await database.migrate();
  await database.sql.query("CHECKPOINT");
  const tar = await pglite.dumpDataDir("none");
  await writeFile(file, Buffer.from(await tar.arrayBuffer()));
  await database.close();
}

/** The snapshot is made by the first test of any process and lies in the temporary folder. */
async function loadSnapshot(): Promise<Blob> {
  const file = join(tmpdir(), `lampstand-test-${fingerprintMigrations()}.tar`);
  await makeFileOnce(file, writeSnapshot);
  return new Blob([await readFile(file)]);
}

let snapshot: Promise<Blob> | undefined;

/** PGlite in memory on this thread, a copy of the one migrated snapshot. */
export async function createPgliteTestDatabase(): Promise<Database> {
  snapshot ??= loadSnapshot();
  return openInMemory(
    await PGlite.create({ loadDataDir: await snapshot, startParams: START_PARAMS }),
  );
}
