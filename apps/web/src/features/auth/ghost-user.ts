import { dropStored, readStored, writeStored } from "../../lib/stored.ts";
import type { User } from "../../lib/trpc.ts";

const KEY = "ghost_user";

/**
 * The last known user, kept so that a reload paints at once while the server is asked who this is.
 * It decides nothing: it is replaced by the server's answer, and dropped when the server knows nobody.
 */
export function readGhostUser(): User | undefined {
  const stored = readStored("local", KEY);
  return isUser(stored) ? stored : undefined;
}

export const writeGhostUser = (user: User): void => writeStored("local", KEY, user);

export const dropGhostUser = (): void => dropStored("local", KEY);

/** Enough of a check to paint with: an older version of this page may have written something else. */
const isUser = (value: unknown): value is User =>
  typeof value === "object" &&
  value !== null &&
  "id" in value &&
  typeof value.id === "number" &&
  "username" in value &&
  typeof value.username === "string" &&
  "subscriptionTier" in value &&
  "textSize" in value;
