import { createHash, randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { tooManyRequests } from "../../errors.ts";

/** 256 random bits, as they go into a cookie. */
export const createToken = (): string => randomBytes(32).toString("base64url");

/** What `createToken` makes; a cookie may bring anything else. */
export const TOKEN_FORM = /^[\w-]{43}$/;

/** What the database keeps of a token: enough to recognise it, useless to a reader of the table. */
export const hashToken = (token: string): Buffer<ArrayBuffer> =>
  Buffer.from(createHash("sha256").update(token).digest());

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** False for a wrong password; the same work is done when `passwordHash` is null. */
  verify(input: { password: string; passwordHash: string | null }): Promise<boolean>;
}

/** Two hashes fill both cores of a small machine; behind a longer queue than this nobody would wait. */
const CONCURRENCY = 2;
const QUEUE_LIMIT = 64;

/**
 * Argon2id with the library's defaults (19 MiB, t=2, p=1: OWASP's first recommendation), behind a
 * bounded queue, because a flood of sign-ins would otherwise take every core.
 * Throws a 429 when the queue is full.
 */
export async function createPasswordHasher(): Promise<PasswordHasher> {
  const limit = pLimit(CONCURRENCY);
  const decoy = await hash(createToken());
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    if (limit.pendingCount >= QUEUE_LIMIT) {
      throw tooManyRequests({
        message: "We are busy right now. Please try again shortly.",
        retryAfterSeconds: 5,
      });
    }
    return limit(work);
  };
  return {
    hash: async (password) => enqueue(() => hash(password)),
    verify: async ({ password, passwordHash }) => {
      const matches = await enqueue(() => verify(passwordHash ?? decoy, password));
      return matches && passwordHash !== null;
    },
  };
}
