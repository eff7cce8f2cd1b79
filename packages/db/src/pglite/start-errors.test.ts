import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createDatabase } from "../create-database.ts";
import { startChild } from "../testing/child-process.ts";
import { copySeedFolder, makeEmptyFolder, openFolder } from "../testing/data-folders.ts";

const refusal = async (dataDir: string) => {
  const error: unknown = await createDatabase({ dataDir }).catch((refused: unknown) => refused);
  return error instanceof Error ? `${error.name}: ${error.message}` : "no refusal";
};

describe("a folder that cannot be used", () => {
  it("is refused while another process holds it, naming that process, and free when it dies", async () => {
    const dataDir = await copySeedFolder();
    const holder = startChild("open", { DATA_DIR: dataDir });
    await holder.written(1);
    expect(await refusal(dataDir)).toMatch(
      `DatabaseStartError: The data folder ${dataDir} is in use by process ${holder.process.pid}. `,
    );
    holder.process.kill("SIGKILL");
    await holder.exited;
    await (await openFolder(dataDir)).close();
  });

  it("ends another process with code 1 and that one line", async () => {
    const dataDir = await copySeedFolder();
    const database = await openFolder(dataDir);
    const second = startChild("open", { DATA_DIR: dataDir });
    expect(await second.exited).toBe(1);
    expect(second.lines).toHaveLength(1);
    expect(second.lines[0]).toContain(`is in use by process ${process.pid}. `);
    await database.close();
  });

  it("is named with what is wrong when it cannot be written", async () => {
    const file = join(await makeEmptyFolder(), "file");
    await writeFile(file, "");
    expect(await refusal(file)).toBe(
      `DatabaseStartError: The data folder ${file} cannot be used: there is a file of that name. Check DATA_DIR.`,
    );
    expect(await refusal(join(file, "within"))).toContain("it lies inside something that is not");
  });

  it.runIf(existsSync("/proc/self"))("is refused where nobody can make folders", async () => {
    // Not even the superuser, which the other ways to forbid writing do not stop.
    expect(await refusal("/proc/lampstand/data")).toContain("no folder can be made there");
  });

  it("brings PostgreSQL's own reason when its data cannot be opened, and is let go", async () => {
    const dataDir = await copySeedFolder();
    const versionFile = join(dataDir, "database", "PG_VERSION");
    const version = await readFile(versionFile, "utf8");
    await writeFile(versionFile, "17\n");
    expect(await refusal(dataDir)).toMatch(
      /DatabaseStartError: The database in .* cannot be opened: .*initialized by PostgreSQL version 17/,
    );
    await writeFile(versionFile, version);
    await (await openFolder(dataDir)).close();
  });
});
