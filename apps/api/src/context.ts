import type { Database } from "@lampstand/db";
import type { Library } from "@lampstand/guidance";
import type { Scripture } from "@lampstand/scripture";
import type { Config } from "./config.ts";
import type { PasswordHasher } from "./features/auth/secrets.service.ts";
import type { Session } from "./features/auth/sessions.service.ts";
import type { Throttle } from "./features/auth/throttle.service.ts";

/** What lives as long as the process and is shared by all requests. */
export interface Services {
  config: Pick<Config, "production" | "testLogin">;
  db: Database["prisma"];
  /** The driver's pool, for the few reads that every request makes. */
  sql: Database["sql"];
  scripture: Scripture;
  library: Library;
  passwords: PasswordHasher;
  throttle: Throttle;
  /** The clock; tests move it. */
  now(): Date;
}

export interface Cookies {
  get(name: string): string | undefined;
  /** `maxAge` in seconds; without it the cookie ends with the browser session. */
  set(input: { name: string; value: string; maxAge?: number }): void;
  clear(name: string): void;
}

/** One request as the procedures see it: who asks, and how to answer; nothing of HTTP libraries. */
export interface Context extends Services {
  session: Session | null;
  ipAddress: string;
  userAgent: string | null;
  cookies: Cookies;
}
