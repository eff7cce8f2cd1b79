import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import lockfile from "proper-lockfile";

/**
 * Makes a file (or folder) once for all processes that want it: the first makes it, the others wait. It
 * appears whole or not at all.
 *
 * @param make writes it at the path it is given.
 */
export async function makeFileOnce(
  file: string,
  make: (temporary: string) => Promise<void>,
): Promise<void> {
  if (existsSync(file)) return;
  const release = await lockfile.lock(file, {
    realpath: false,
    // initdb keeps the thread, and so the lock's heartbeat, for seconds.
    stale: 60_000,
    retries: { retries: 900, factor: 1, minTimeout: 100 },
  });
  try {
    if (existsSync(file)) return;
    const temporary = `${file}.${process.pid}`;
    try {
      await make(temporary);
      await rename(temporary, file);
    } finally {
      await rm(temporary, { force: true, recursive: true });
    }
  } finally {
    await release();
  }
}
