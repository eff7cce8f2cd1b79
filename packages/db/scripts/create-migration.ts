// npm run db:migration -- <name>: writes the next migration from what changed in prisma/models.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { silentLog } from "../src/log.ts";
import { diffWithModels } from "../src/migrations/diff.ts";
import { prismaFolder } from "../src/migrations/prisma-folder.ts";
import { createEngine } from "../src/pglite/engine-in-process.ts";
import { createPgliteDatabase } from "../src/pglite/pglite-database.ts";

const LOCK_FILE = `# Prisma's own tools read here which database the migrations are for.
provider = "postgresql"
`;

async function findChanges(): Promise<string> {
  const engine = createEngine(await PGlite.create());
  const scratch = createPgliteDatabase({ engine, log: silentLog });
  try {
    await scratch.migrate();
    const client = await scratch.sql.connect();
    try {
      return await diffWithModels(client);
    } finally {
      client.release();
    }
  } finally {
    await scratch.close();
  }
}

function writeMigration(name: string, sql: string): string {
  const stamp = new Date().toISOString().replace(/\D/g, "").slice(0, 14);
  const folder = join(prismaFolder, "migrations", `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(prismaFolder, "migrations/migration_lock.toml"), LOCK_FILE);
  const file = join(folder, "migration.sql");
  writeFileSync(file, sql);
  return file;
}

const name = process.argv[2] ?? "";
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error("Usage: npm run db:migration -- <name>, such as add_chat_rooms");
  process.exit(1);
}
const sql = await findChanges();
if (sql === "") console.log("The models and the migrations agree: nothing to write.");
else console.log(`Wrote ${writeMigration(name, sql)}. Read it, and finish it by hand.`);
