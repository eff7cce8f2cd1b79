import type pg from "pg";
import { CHANNEL, type Dispatcher, encodeMessage } from "./dispatcher.ts";
import type { LiveChannel } from "./live-channel.ts";

/**
 * The live channel over NOTIFY.
 *
 * @param listen resolves once this process hears the channel.
 */
export function createLiveChannel(input: {
  pool: pg.Pool;
  dispatcher: Dispatcher;
  listen(): Promise<void>;
}): LiveChannel {
  const { pool, dispatcher, listen } = input;
  return {
    async publish(topic, payload) {
      await pool.query("SELECT pg_notify($1, $2)", [CHANNEL, encodeMessage(topic, payload)]);
    },
    async subscribe(topic, handler) {
      const remove = dispatcher.add(topic, (payload) => handler(payload));
      try {
        await listen();
      } catch (error) {
        remove();
        throw error;
      }
      return async () => remove();
    },
    onGap: (handler) => dispatcher.addGap(() => handler()),
  };
}
