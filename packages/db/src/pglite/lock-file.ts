import { readFile, readlink, rm, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import lockfile from "proper-lockfile";
import type { Release } from "./folder-guard.ts";

export interface Holder {
  pid: number;
  host: string;
  /** Two processes of the same place see each other's sockets. */
  place: string;
}

/** The holder touches its lock every second; one left alone for so long is a dead holder's. */
const TOUCH_MS = 1_000;
const STALE_MS = 5_000;
const WAIT_FOR_STALE = { retries: 12, factor: 1, minTimeout: 500 };

/**
 * Takes `<file>.lock`, or tells who has it. A dead holder of this machine gives way at once; one
 * of another machine or container when its lock has gone stale.
 */
export async function holdLockFile(input: {
  file: string;
  aloneHere: boolean;
}): Promise<{ release: Release } | { holder: Partial<Holder> }> {
  const { file, aloneHere } = input;
  const holderFile = `${file}-holder.json`;
  const self: Holder = { pid: process.pid, host: hostname(), place: await readPlace() };

  const take = async (retries: typeof WAIT_FOR_STALE | 0) => {
    const unlock = await lockfile.lock(file, {
      realpath: false,
      stale: STALE_MS,
      update: TOUCH_MS,
      retries,
    });
    await writeFile(holderFile, JSON.stringify(self));
    return async () => {
      await rm(holderFile, { force: true });
      await unlock();
    };
  };

  try {
    return { release: await take(0) };
  } catch (error) {
    if (!isLocked(error)) throw error;
  }
  const holder = await readHolder(holderFile);
  const isHere = holder.place === self.place;
  if (isHere && (aloneHere || !isAlive(holder.pid))) {
    await rm(`${file}.lock`, { recursive: true, force: true });
  } else if (isHere) {
    return { holder };
  }
  try {
    return { release: await take(WAIT_FOR_STALE) };
  } catch (error) {
    if (isLocked(error)) return { holder };
    throw error;
  }
}

function isLocked(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ELOCKED";
}

async function readPlace(): Promise<string> {
  try {
    const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
    return `${boot.trim()} ${await readlink("/proc/self/ns/net")}`;
  } catch {
    // Not Linux: the name of the machine has to do.
    return hostname();
  }
}

async function readHolder(file: string): Promise<Partial<Holder>> {
  try {
    const parsed: unknown = JSON.parse(await readFile(file, "utf8"));
    return typeof parsed === "object" && parsed !== null ? parsed : {};
  } catch {
    // The holder died before it could write its name.
    return {};
  }
}

function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
