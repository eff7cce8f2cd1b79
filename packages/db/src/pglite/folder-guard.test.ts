import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  utimes,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { holdFolder } from "./folder-guard.ts";
import type { Holder } from "./lock-file.ts";

/** More than any system hands out as a process id. */
const DEAD_PID = 2 ** 30;

describe.each(["linux", "darwin"] as const)("the guard of a folder on %s", (platform) => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "lampstand-guard-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** What a holder leaves that has had no time to say goodbye. */
  const leaveLock = async (holder: Holder) => {
    await mkdir(join(folder, "lock.lock"));
    await writeFile(join(folder, "lock-holder.json"), JSON.stringify(holder));
  };

  it("lets in one holder at a time, by whatever path, and leaves nothing behind", async () => {
    const release = await holdFolder(folder, platform);
    const heldByUs = {
      kind: "folder-held",
      message: expect.stringContaining(`in use by process ${process.pid}`),
    };
    await expect(holdFolder(folder, platform)).rejects.toMatchObject(heldByUs);
    const alias = `${folder}-alias`;
    await symlink(folder, alias);
    await expect(holdFolder(alias, platform)).rejects.toMatchObject(heldByUs);
    await rm(alias);

    await release();
    expect(await readdir(folder)).toEqual([]);
    await (await holdFolder(folder, platform))();
  });

  it("takes over at once from a holder of this machine that has died", async () => {
    const release = await holdFolder(folder, platform);
    const self: Holder = JSON.parse(await readFile(join(folder, "lock-holder.json"), "utf8"));
    await release();
    await leaveLock({ ...self, pid: DEAD_PID });
    await (await holdFolder(folder, platform))();
  });

  it("takes over a lock of another machine that nobody has touched for long", async () => {
    await leaveLock({ pid: 7, host: "elsewhere", place: "elsewhere" });
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(join(folder, "lock.lock"), longAgo, longAgo);
    await (await holdFolder(folder, platform))();
  });
});

it("gives way to a living holder in another container", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lampstand-guard-"));
  const release = await holdFolder(folder);
  const elsewhere: Holder = { pid: 7, host: "elsewhere", place: "elsewhere" };
  await writeFile(join(folder, "lock-holder.json"), JSON.stringify(elsewhere));
  // From over there the socket cannot be seen, which is what other systems are like.
  await expect(holdFolder(folder, "darwin")).rejects.toMatchObject({
    message: expect.stringContaining("in use by process 7 on elsewhere"),
  });
  await release();
  await rm(folder, { recursive: true });
});
