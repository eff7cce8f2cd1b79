import type { ClientBase } from "pg";
import { assembleDatabase } from "../assemble-database.ts";
import type { Database, DatabaseLog } from "../database.ts";
import { hideRowValues } from "../hide-row-values.ts";
import { createLiveChannel } from "../live/channel.ts";
import { CHANNEL, createDispatcher } from "../live/dispatcher.ts";
import type { Engine } from "./engine.ts";
import { createPglitePool } from "./pool.ts";

/** Everything above the engine: the same for a folder in a worker thread and for a test in memory. */
export function createPgliteDatabase(input: {
  engine: Engine;
  log: DatabaseLog;
  beforeEnd?: (database: Database) => Promise<void>;
  afterEnd?: () => Promise<void>;
}): Database {
  const { engine, log } = input;
  const dispatcher = createDispatcher(log);

  const pool = createPglitePool(engine, async (client) => {
    client.on("notification", ({ payload }) => dispatcher.deliver(payload ?? ""));
    await client.query(`LISTEN ${CHANNEL}`);
  });
  pool.on("connect", hideRowValues);
  pool.on("error", (error) => log.error(`The embedded database: ${error.message}`));

  const withConnection = async <T>(use: (client: ClientBase) => Promise<T>): Promise<T> => {
    const client = await pool.connect();
    try {
      return await use(client);
    } finally {
      // The next user starts from a clean session: no lock, no setting, no open transaction.
      client.release(true);
    }
  };

  const database = assembleDatabase({
    kind: "pglite",
    pool,
    // Every event is born on this one session, which has listened since it connected.
    live: createLiveChannel({ pool, dispatcher, listen: async () => undefined }),
    withConnection,
    beforeEnd: async () => input.beforeEnd?.(database),
    async afterEnd() {
      await engine.close();
      await input.afterEnd?.();
    },
  });
  return database;
}
