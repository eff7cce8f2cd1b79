import type pg from "pg";
import type { Database } from "./database.ts";
import type { LiveChannel } from "./live/live-channel.ts";
import { migrate } from "./migrations/migrate.ts";
import { createPrisma } from "./prisma.ts";

/** Puts the parts that both databases share around a pool. */
export function assembleDatabase(parts: {
  kind: Database["kind"];
  pool: pg.Pool;
  live: LiveChannel;
  /** Lends a connection that nobody else uses meanwhile. */
  withConnection<T>(use: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  /** Runs before the pool ends, while statements are still possible. */
  beforeEnd(): Promise<void>;
  /** Runs when the last connection is gone. */
  afterEnd(): Promise<void>;
}): Database {
  const { kind, pool, live } = parts;
  const prisma = createPrisma(pool);
  let closed: Promise<void> | undefined;

  const close = async (): Promise<void> => {
    try {
      await parts.beforeEnd();
    } finally {
      await prisma.$disconnect();
      await pool.end();
      await parts.afterEnd();
    }
  };

  return {
    kind,
    prisma,
    sql: pool,
    live,
    migrate: async () => ({
      applied: await parts.withConnection((client) => migrate(client)),
    }),
    close() {
      closed ??= close();
      return closed;
    },
  };
}
