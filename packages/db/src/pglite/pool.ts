import pg from "pg";
import { poolTypes } from "../pool-types.ts";
import type { Engine } from "./engine.ts";
import { Wire } from "./wire.ts";

/**
 * A pool of the one session that PGlite has.
 *
 * @param onConnect runs on each new connection before anything else does.
 */
export function createPglitePool(
  engine: Engine,
  onConnect: (client: pg.ClientBase) => Promise<void>,
): pg.Pool {
  return new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    types: poolTypes,
    user: "postgres",
    database: "postgres",
    password: "",
    ssl: false,
    stream: () => new Wire(engine),
    onConnect: async (client) => {
      // pg drops a connection whose statement failed, but PGlite's session lives on with its
      // prepared statements: the next connection starts from a clean one.
      await client.query("ROLLBACK");
      await client.query("DISCARD ALL");
      await onConnect(client);
    },
  });
}
