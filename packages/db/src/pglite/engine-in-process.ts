import type { PGlite } from "@electric-sql/pglite";
import type { Engine } from "./engine.ts";

/** PGlite hands over 8 KB at a time; parts are gathered to this size before they travel on. */
const PART_BYTES = 64 * 1024;

/** The engine on this very thread: what the worker runs, and what tests use directly. */
export function createEngine(pglite: PGlite): Engine {
  let last: Promise<void> = Promise.resolve();

  const run = async (messages: Uint8Array, onData: (part: Uint8Array) => void): Promise<void> => {
    let parts: Uint8Array[] = [];
    let size = 0;
    const flush = (): void => {
      if (size === 0) return;
      onData(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts, size));
      parts = [];
      size = 0;
    };
    await pglite.execProtocolRawStream(messages, {
      onRawData(bytes) {
        // The bytes lie in WebAssembly's memory, which the next call overwrites.
        parts.push(bytes.slice());
        size += bytes.length;
        if (size >= PART_BYTES) flush();
      },
    });
    flush();
  };

  return {
    execute(messages, onData) {
      const done = last.then(() => run(messages, onData));
      last = done.catch(() => undefined);
      return done;
    },
    async close() {
      await last;
      await pglite.close();
    },
  };
}
