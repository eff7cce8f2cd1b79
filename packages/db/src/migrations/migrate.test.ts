import { createHash } from "node:crypto";
import type pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../database.ts";
import { eachDatabase } from "../testing/each-database.ts";
import { migrate } from "./migrate.ts";
import { type Migration, readMigrations } from "./prisma-folder.ts";

const write = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash("sha256").update(sql).digest("hex"),
});

describe.each(eachDatabase)("migrate on $name", ({ create }) => {
  let database: Database;
  let client: pg.PoolClient;

  beforeEach(async () => {
    database = await create();
    client = await database.sql.connect();
  });
  afterEach(async () => {
    client.release(true);
    await database.close();
  });

  const tables = async () => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
    );
    return rows.map(({ name }) => name);
  };

  it("has nothing to do the second time", async () => {
    expect(await migrate(client)).toEqual([]);
  });

  it("applies what is new, in order, with strings and functions that hold semicolons", async () => {
    const known = readMigrations();
    const added = [
      write(
        "29990101000000_lamps",
        `CREATE TABLE lamps (id int, note text DEFAULT 'a; b');
         -- a comment; with a semicolon
         CREATE FUNCTION light() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END; $$;`,
      ),
      write("29990102000000_light", "INSERT INTO lamps (id) SELECT light();"),
    ];
    expect(await migrate(client, [...known, ...added])).toEqual(added.map(({ name }) => name));
    expect((await client.query("SELECT * FROM lamps")).rows).toEqual([{ id: 1, note: "a; b" }]);
    const { rows } = await client.query<{ checksum: string }>(
      "SELECT checksum FROM _prisma_migrations ORDER BY migration_name",
    );
    expect(rows.map(({ checksum }) => checksum)).toEqual(
      [...known, ...added].map(({ checksum }) => checksum),
    );
  });

  it("keeps nothing of a migration that fails, says why, and can try again", async () => {
    const known = readMigrations();
    const name = "29990101000000_lamps";
    const broken = write(name, "CREATE TABLE lamps (id int); SELECT 1 / 0;");
    await expect(migrate(client, [...known, broken])).rejects.toMatchObject({
      kind: "migration-failed",
      message: expect.stringMatching(/29990101000000_lamps failed.*division by zero/),
    });
    expect(await tables()).not.toContain("lamps");

    const mended = write(name, "CREATE TABLE lamps (id int);");
    expect(await migrate(client, [...known, mended])).toEqual([name]);
    expect(await tables()).toContain("lamps");
  });

  it("refuses a database that a newer version has made", async () => {
    await migrate(client, [...readMigrations(), write("29990101000000_lamps", "SELECT 1;")]);
    await expect(migrate(client)).rejects.toMatchObject({
      name: "DatabaseStartError",
      kind: "newer-schema",
      message: expect.stringContaining("29990101000000_lamps"),
    });
  });
});
