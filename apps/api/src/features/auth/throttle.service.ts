import { createHmac } from "node:crypto";
import type { Database } from "@lampstand/db";
import ipaddr from "ipaddr.js";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { tooManyRequests } from "../../errors.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Every limit there is, in one table: how many attempts in how many seconds. */
const LIMITS = {
  loginByAddress: { points: 50, duration: 15 * MINUTE },
  loginByStrangers: { points: 10, duration: 15 * MINUTE },
  loginByKnownDevice: { points: 10, duration: 15 * MINUTE },
  registerByAddress: { points: 20, duration: HOUR },
  testLoginByAddress: { points: 60, duration: HOUR },
} as const;

export type LimitName = keyof typeof LIMITS;

/** One limit, and who it is counted for. */
export interface Counted {
  limit: LimitName;
  key: string;
}

export interface Throttle {
  /** Takes one point before the attempt, so that parallel guesses count; throws a 429 when none is left. */
  spend(input: Counted): Promise<void>;
  /** Gives the point back after a success. */
  refund(input: Counted): Promise<void>;
}

/**
 * Counts in the database, so that all processes share one count. E-mail and IP addresses are personal
 * and easily guessed, so the table sees only what `secret` makes of them.
 */
export function createThrottle(input: {
  sql: Database["sql"];
  secret: string;
  enabled: boolean;
}): Throttle {
  if (!input.enabled) return { spend: async () => {}, refund: async () => {} };
  const digest = (key: string) =>
    createHmac("sha256", input.secret).update(key).digest("base64url");
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, limit]) => [
      name,
      new RateLimiterPostgres({
        ...limit,
        storeClient: input.sql,
        keyPrefix: name,
        tableName: "rate_limits",
        tableCreated: true,
      }),
    ]),
  ) as Record<LimitName, RateLimiterPostgres>;
  return {
    spend: async ({ limit, key }) => {
      try {
        await limiters[limit].consume(digest(key));
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        throw tooManyRequests({
          message: "Too many attempts. Please wait a little and try again.",
          retryAfterSeconds: refusal.msBeforeNext / 1000,
        });
      }
    },
    refund: async ({ limit, key }) => {
      await limiters[limit].reward(digest(key));
    },
  };
}

/**
 * Strangers are counted by address and together for the account they try. A browser that has signed in
 * before is counted alone, so that nobody else can use its tries up: no stranger, no neighbor behind
 * the same address, and no other browser of the account.
 */
export function loginLimits(input: {
  ipAddress: string;
  email: string;
  deviceId: number | null;
}): Counted[] {
  const { ipAddress, email, deviceId } = input;
  if (deviceId !== null) return [{ limit: "loginByKnownDevice", key: String(deviceId) }];
  return [
    { limit: "loginByAddress", key: addressKey(ipAddress) },
    { limit: "loginByStrangers", key: email },
  ];
}

/**
 * One IPv6 customer holds a whole /64, so that is what is counted as one address. What a proxy hands on
 * that is no address counts as one too: whoever can write it there could write another every time.
 */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return "no address";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return parsed.toByteArray().slice(0, 8).join(".");
}
