import { existsSync } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { createDatabase } from "../create-database.ts";
import { copySeedFolder, makeEmptyFolder, openFolder } from "../testing/data-folders.ts";
import { checkpoint } from "./housekeeping.ts";

describe("a database in a folder", () => {
  it("finds again what was written, and shows the folder to its owner only", async () => {
    const dataDir = await makeEmptyFolder();
    const first = await openFolder(dataDir);
    await first.prisma.user.create({ data: { username: "Ruth", usernameKey: "ruth" } });
    await first.close();
    expect((await stat(join(dataDir, "database"))).mode & 0o077).toBe(0);
    expect(await readdir(dataDir)).toEqual(["database"]);

    const second = await openFolder(dataDir);
    expect(await second.prisma.user.count({ where: { username: "Ruth" } })).toBe(1);
    await second.close();
  });

  it("starts over when the very first start was cut short", async () => {
    const dataDir = await makeEmptyFolder();
    const draft = join(dataDir, "database.draft");
    await mkdir(draft);
    await writeFile(join(draft, "PG_VERSION"), "18\n");
    const database = await openFolder(dataDir);
    expect(await database.prisma.user.count()).toBe(0);
    await database.close();
    expect(existsSync(draft)).toBe(false);
  });

  it("really syncs, and lets the log shrink at a checkpoint", async () => {
    const { sql, close } = await openFolder(await copySeedFolder());
    const { rows } = await sql.query("SELECT current_setting('fsync') AS fsync");
    expect(rows).toEqual([{ fsync: "on" }]);

    const countLogBytes = async () => {
      const { rows } = await sql.query<{ bytes: string }>(
        "SELECT sum(size) AS bytes FROM pg_ls_waldir()",
      );
      return Number(rows[0]?.bytes);
    };
    await sql.query(
      "CREATE TABLE filler AS SELECT repeat(md5(i::text), 30) FROM generate_series(1, 1000) i",
    );
    for (let round = 0; round < 7; round += 1) {
      await sql.query("INSERT INTO filler SELECT * FROM filler");
    }
    const before = await countLogBytes();
    await checkpoint(sql);
    expect(before).toBeGreaterThan(128 * 1024 * 1024);
    expect(await countLogBytes()).toBeLessThan(before / 1.5);
    await close();
  });

  it("writes no checkpoint when nothing was written", async () => {
    const { sql, close } = await openFolder(await copySeedFolder());
    const readLast = async () =>
      (await sql.query("SELECT checkpoint_lsn FROM pg_control_checkpoint()")).rows;
    await checkpoint(sql);
    const last = await readLast();
    await checkpoint(sql);
    expect(await readLast()).toEqual(last);
    await close();
  });

  it("keeps the event loop free while a statement is at work", async () => {
    const { sql, close } = await openFolder(await copySeedFolder());
    let ticks = 0;
    const ticking = setInterval(() => {
      ticks += 1;
    }, 1);
    await sql.query("SELECT count(*) FROM generate_series(1, 2000000)");
    clearInterval(ticking);
    expect(ticks).toBeGreaterThan(10);
    await close();
  });

  it("fails at once, says so and lets go of the folder when PostgreSQL gives up", async () => {
    const dataDir = await copySeedFolder();
    const lost = vi.fn();
    const database = await createDatabase({ dataDir, onLost: lost });
    await database.sql.query("CREATE TABLE lamps (id int)");
    await rm(join(dataDir, "database/global/pg_control"));

    await expect(database.sql.query("CHECKPOINT")).rejects.toThrow();
    await expect(database.prisma.user.count()).rejects.toThrow();
    expect(lost).toHaveBeenCalledOnce();
    await expect(database.close()).rejects.toThrow();
    expect(await readdir(dataDir)).toEqual(["database"]);
  });
});
