import pg from "pg";
import { DatabaseStartError } from "../errors.ts";
import { hideRowValues } from "../hide-row-values.ts";
import { poolTypes } from "../pool-types.ts";
import { describeConnectionError, describeTarget } from "./connection-errors.ts";

/** How long a connection may take before it counts as failed. */
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Settings for every connection to this server.
 *
 * Prisma reads and writes times without an offset, so each session must stand in UTC, whatever
 * time zone the server's own configuration names.
 */
export function connectionConfig(databaseUrl: string): pg.ClientConfig {
  // What the address says wins over the fields beside it, so its own options move out of it.
  const url = new URL(databaseUrl);
  const ownOptions = url.searchParams.get("options") ?? "";
  url.searchParams.delete("options");
  return {
    connectionString: url.href,
    options: `${ownOptions} -c TimeZone=UTC`.trim(),
    application_name: "lampstand",
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    types: poolTypes,
  };
}

/**
 * A pool of connections to the server at `databaseUrl`, proven by one round trip.
 *
 * @throws DatabaseStartError when the address is wrong or nobody answers there.
 */
export async function openPostgres(databaseUrl: string): Promise<pg.Pool> {
  const target = describeTarget(databaseUrl);
  const pool = new pg.Pool(connectionConfig(databaseUrl));
  pool.on("connect", hideRowValues);
  try {
    await pool.query("SELECT 1");
    return pool;
  } catch (error) {
    await pool.end();
    throw new DatabaseStartError(
      "unreachable",
      `DATABASE_URL: ${describeConnectionError(error, target)}`,
      { cause: error },
    );
  }
}
