import type { Pool } from "pg";
import type { PrismaClient } from "./generated/client.ts";
import type { LiveChannel } from "./live/live-channel.ts";

/** Where the database writes its few lines; pino's logger fits. */
export interface DatabaseLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export interface DatabaseConfig {
  /** A postgresql:// address. Without it the data live in PGlite under `dataDir`. */
  databaseUrl?: string | undefined;
  /** Folder for the embedded database; made when missing, unused with `databaseUrl`. */
  dataDir: string;
  log?: DatabaseLog | undefined;
  /**
   * The embedded database stopped for good, as on a full disk, and every statement fails from now
   * on. What was acknowledged is safe: end the process, and the next start recovers.
   */
  onLost?: ((error: Error) => void) | undefined;
}

export interface Database {
  kind: "pglite" | "postgres";
  prisma: PrismaClient;
  /**
   * The pool beneath Prisma, for SQL that Prisma cannot say. `date` columns come as "2026-11-21"
   * and bigint as strings. On PGlite it holds one connection: never wait for it, nor for
   * `prisma`, inside a transaction.
   */
  sql: Pool;
  live: LiveChannel;
  /**
   * Applies the migrations of `prisma/migrations` that this database has not seen, each wholly or
   * not at all, safely while other processes do the same. Call it before serving.
   *
   * @returns the names applied now, oldest first; empty when the database was up to date.
   * @throws DatabaseStartError when the schema is newer than this code or a migration fails.
   */
  migrate(): Promise<{ applied: string[] }>;
  /** Finishes what runs, writes a checkpoint (PGlite) and lets go of the folder or connections. */
  close(): Promise<void>;
}
