import type pg from "pg";
import { DatabaseStartError } from "../errors.ts";
import { type Migration, readMigrations } from "./prisma-folder.ts";
import { everything, openSchemaEngine, type SchemaEngine } from "./schema-engine.ts";

/** The advisory lock that Prisma's own tools take while they migrate. */
const PRISMA_LOCK = 72707369;

/** PostgreSQL's code for a table that is not there. */
const UNDEFINED_TABLE = "42P01";

/**
 * Brings the database behind `client`, a connection nobody else uses, up to `migrations`.
 *
 * Each migration is one transaction together with its row in `_prisma_migrations`: a process that
 * dies in the middle leaves nothing half done. Processes that start together wait for each other.
 *
 * @returns the names applied now, oldest first.
 * @throws DatabaseStartError
 */
export async function migrate(
  client: pg.ClientBase,
  migrations: Migration[] = readMigrations(),
): Promise<string[]> {
  if ((await findPending(client, migrations)).length === 0) return [];
  await client.query("SELECT pg_advisory_lock($1)", [PRISMA_LOCK]);
  const pending = await findPending(client, migrations);
  if (pending.length === 0) return [];
  let cause: unknown;
  const engine = await openSchemaEngine(client, (error) => {
    cause = error;
  });
  try {
    for (const migration of pending) {
      await apply({ client, engine, migrations, migration }).catch((error: unknown) => {
        throw toMigrationError(migration, cause ?? error);
      });
    }
  } finally {
    engine.free();
  }
  return pending.map(({ name }) => name);
}

async function findPending(client: pg.ClientBase, migrations: Migration[]): Promise<Migration[]> {
  const applied = await readApplied(client);
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...applied].find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new DatabaseStartError(
      "newer-schema",
      `The database is newer than this version of Lampstand: it has the migration ${unknown}, which this version does not know. Start the version that made it, or a later one.`,
    );
  }
  return migrations.filter(({ name }) => !applied.has(name));
}

async function readApplied(client: pg.ClientBase): Promise<Set<string>> {
  try {
    const { rows } = await client.query<{ migration_name: string }>(
      `SELECT migration_name FROM _prisma_migrations
        WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name`,
    );
    return new Set(rows.map((row) => row.migration_name));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === UNDEFINED_TABLE) {
      return new Set();
    }
    throw error;
  }
}

async function apply(input: {
  client: pg.ClientBase;
  engine: SchemaEngine;
  migrations: Migration[];
  migration: Migration;
}): Promise<void> {
  const { client, engine, migrations, migration } = input;
  const upToThis = migrations.slice(0, migrations.indexOf(migration) + 1);
  await client.query("BEGIN");
  try {
    await engine.applyMigrations({ migrationsList: toList(upToThis), filters: everything });
    await client.query("COMMIT");
  } catch (error) {
    await client.query("ROLLBACK");
    throw error;
  }
}

function toMigrationError({ name }: Migration, cause: unknown): DatabaseStartError {
  return new DatabaseStartError(
    "migration-failed",
    `The migration ${name} failed and nothing of it was kept: ${firstLine(cause)}`,
    { cause },
  );
}

type MigrationList = Parameters<SchemaEngine["applyMigrations"]>[0]["migrationsList"];

function toList(migrations: Migration[]): MigrationList {
  return {
    baseDir: "prisma/migrations",
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: migrations.map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
}

function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split("\n").find((line) => line.trim() !== "") ?? "unknown error";
}
