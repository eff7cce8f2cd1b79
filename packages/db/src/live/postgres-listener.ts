import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import type { DatabaseLog } from "../database.ts";
import { CHANNEL, type Dispatcher } from "./dispatcher.ts";

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
/** A connection that a router has dropped in silence is found out by asking. */
const PROBE_EVERY_MS = 30_000;
const PROBE_TIMEOUT_MS = 10_000;

export interface Listener {
  /** Resolves once this process hears the channel; from then on it reconnects by itself. */
  listen(): Promise<void>;
  close(): Promise<void>;
}

/** Listens on a connection of its own, for notifications come only to the session that asked. */
export function createPostgresListener(input: {
  config: pg.ClientConfig;
  dispatcher: Dispatcher;
  log: DatabaseLog;
}): Listener {
  const { config, dispatcher, log } = input;
  const closing = new AbortController();
  let current: pg.Client | undefined;
  let started: Promise<void> | undefined;

  const connect = async (): Promise<void> => {
    const client = new pg.Client({ ...config, query_timeout: PROBE_TIMEOUT_MS });
    client.on("error", (error) => log.warn(`Live events: ${error.message}`));
    client.on("notification", ({ payload }) => dispatcher.deliver(payload ?? ""));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    if (closing.signal.aborted) {
      await client.end();
      return;
    }
    const probe = setInterval(() => {
      client.query("SELECT 1").catch(() => client.end());
    }, PROBE_EVERY_MS);
    client.once("end", () => {
      clearInterval(probe);
      void reconnect();
    });
    current = client;
  };

  const reconnect = async (): Promise<void> => {
    let wait = FIRST_RETRY_MS;
    while (!closing.signal.aborted) {
      try {
        await connect();
        dispatcher.reportGap();
        return;
      } catch (error) {
        log.warn(`Live events: not connected (${error}), trying again.`);
        await delay(wait, undefined, { signal: closing.signal }).catch(() => undefined);
        wait = Math.min(wait * 2, LONGEST_RETRY_MS);
      }
    }
  };

  return {
    listen() {
      started ??= connect().catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      return started;
    },
    async close() {
      closing.abort();
      await started?.catch(() => undefined);
      await current?.end();
    },
  };
}
