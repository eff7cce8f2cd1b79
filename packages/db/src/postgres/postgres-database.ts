import pg from "pg";
import { assembleDatabase } from "../assemble-database.ts";
import type { Database, DatabaseLog } from "../database.ts";
import { createLiveChannel } from "../live/channel.ts";
import { createDispatcher } from "../live/dispatcher.ts";
import { createPostgresListener } from "../live/postgres-listener.ts";
import { connectionConfig, openPostgres } from "./open-postgres.ts";

/** @throws DatabaseStartError when the server cannot be used. */
export async function createPostgresDatabase(input: {
  databaseUrl: string;
  log: DatabaseLog;
  afterEnd?: () => Promise<void>;
}): Promise<Database> {
  const { databaseUrl, log } = input;
  const pool = await openPostgres(databaseUrl);
  pool.on("error", (error) => log.warn(`A database connection was lost: ${error.message}`));

  const config = connectionConfig(databaseUrl);
  const dispatcher = createDispatcher(log);
  const listener = createPostgresListener({ config, dispatcher, log });

  const withConnection = async <T>(use: (client: pg.ClientBase) => Promise<T>): Promise<T> => {
    const client = new pg.Client(config);
    await client.connect();
    try {
      return await use(client);
    } finally {
      await client.end();
    }
  };

  return assembleDatabase({
    kind: "postgres",
    pool,
    live: createLiveChannel({ pool, dispatcher, listen: () => listener.listen() }),
    withConnection,
    beforeEnd: () => listener.close(),
    afterEnd: async () => input.afterEnd?.(),
  });
}
