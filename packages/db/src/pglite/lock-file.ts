import { readFile, readlink, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
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
const LOOK_EVERY_MS = 500;

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

  const take = async (): Promise<Release> => {
    const unlock = await lockfile.lock(file, {
      realpath: false,
      stale: STALE_MS,
      update: TOUCH_MS,
    });
    await writeFile(holderFile, JSON.stringify(self));
    return async () => {
      await rm(holderFile, { force: true });
      await unlock();
    };
  };

  try {
    return { release: await take() };
  } catch (error) {
    if (!isLocked(error)) throw error;
  }
  const holder = await readHolder(holderFile);
  const lives =
    holder.place === self.place
      ? !aloneHere && isAlive(holder.pid)
      : await isTouched(`${file}.lock`);
  if (lives) return { holder };
  await rm(`${file}.lock`, { recursive: true, force: true });
  return { release: await take() };
}

/** Whether somebody touches the lock in as long a time as it takes to go stale. */
async function isTouched(lock: string): Promise<boolean> {
  const readTouch = async () => (await stat(lock).catch(() => undefined))?.mtimeMs;
  const first = await readTouch();
  for (let waited = 0; waited < STALE_MS; waited += LOOK_EVERY_MS) {
    await delay(LOOK_EVERY_MS);
    const now = await readTouch();
    if (now !== first) return now !== undefined;
  }
  return false;
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
