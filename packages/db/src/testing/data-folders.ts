import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { createDatabase } from "../create-database.ts";
import type { Database } from "../database.ts";
import { fingerprintMigrations } from "./fingerprint.ts";
import { makeFileOnce } from "./make-file-once.ts";

/** A folder for this test alone, removed at its end. */
export async function makeEmptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "lampstand-data-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** A data folder with an empty, migrated database, for this test alone. */
export async function copySeedFolder(): Promise<string> {
  const seed = join(tmpdir(), `lampstand-seed-${fingerprintMigrations()}`);
  await makeFileOnce(seed, async (draft) => {
    await (await openFolder(draft)).close();
  });
  const folder = await makeEmptyFolder();
  await cp(seed, folder, { recursive: true });
  return folder;
}

/** Opens the database of a data folder, migrated, as the server does. */
export async function openFolder(dataDir: string): Promise<Database> {
  const database = await createDatabase({ dataDir });
  await database.migrate();
  return database;
}
