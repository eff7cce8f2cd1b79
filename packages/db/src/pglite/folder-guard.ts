import { realpath } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseStartError } from "../errors.ts";
import { type Holder, holdLockFile } from "./lock-file.ts";
import { askSocketHolder, holdSocket } from "./lock-socket.ts";

export type Release = () => Promise<void>;

/**
 * Keeps every other process away from a data folder: two PGlites on one folder destroy it without
 * a word. The kernel frees the socket at any death, and only Linux has it; the lock file also
 * stops a process in another container or on another machine that shares the folder.
 *
 * @throws DatabaseStartError, naming the holder, when the folder is held.
 */
export async function holdFolder(
  folder: string,
  platform: NodeJS.Platform = process.platform,
): Promise<Release> {
  const canonical = await realpath(folder);
  const releaseSocket = platform === "linux" ? await holdSocket(canonical) : undefined;
  if (releaseSocket === "held") {
    throw heldError(folder, { pid: await askSocketHolder(canonical) });
  }
  const lock = await holdLockFile({
    file: join(canonical, "lock"),
    // Whoever holds the socket knows that no other process of this machine is alive in the folder.
    aloneHere: releaseSocket !== undefined,
  });
  if ("holder" in lock) {
    await releaseSocket?.();
    throw heldError(folder, lock.holder);
  }
  return async () => {
    await lock.release();
    await releaseSocket?.();
  };
}

function heldError(folder: string, { pid, host }: Partial<Holder>): DatabaseStartError {
  const who = `${pid === undefined ? "another process" : `process ${pid}`}${host ? ` on ${host}` : ""}`;
  return new DatabaseStartError(
    "folder-held",
    `The data folder ${folder} is in use by ${who}. Stop it first, or name another DATA_DIR; several processes can share only a PostgreSQL server (DATABASE_URL).`,
  );
}
