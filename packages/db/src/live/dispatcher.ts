import type { DatabaseLog } from "../database.ts";

/** The one PostgreSQL channel that carries every topic. */
export const CHANNEL = "lampstand_live";

/** NOTIFY refuses payloads of 8000 bytes and more. */
const PAYLOAD_LIMIT_BYTES = 8_000;

type Handler = (payload: unknown) => void;

/** Keeps who wants to hear of what, and tells them. */
export interface Dispatcher {
  add(topic: string, handler: Handler): () => void;
  addGap(handler: () => void): () => void;
  deliver(message: string): void;
  reportGap(): void;
}

/** @throws RangeError when the message is too long for NOTIFY. */
export function encodeMessage(topic: string, payload: unknown): string {
  const message = JSON.stringify([topic, payload ?? null]);
  const bytes = Buffer.byteLength(message);
  if (bytes >= PAYLOAD_LIMIT_BYTES) {
    throw new RangeError(
      `A live event must stay under ${PAYLOAD_LIMIT_BYTES} bytes and this one for "${topic}" has ${bytes}: send ids, and let the receiver read the rest.`,
    );
  }
  return message;
}

function decodeMessage(message: string): { topic: string; payload: unknown } | undefined {
  try {
    const parsed: unknown = JSON.parse(message);
    if (!Array.isArray(parsed) || typeof parsed[0] !== "string") return undefined;
    return { topic: parsed[0], payload: parsed[1] };
  } catch {
    // Anyone with access to the database may NOTIFY; what is not ours is not for us.
    return undefined;
  }
}

export function createDispatcher(log: DatabaseLog): Dispatcher {
  const topics = new Map<string, Set<Handler>>();
  const gapHandlers = new Set<() => void>();

  /** One subscriber's fault is no reason to leave the others without their event. */
  const call = (handler: () => void): void => {
    try {
      handler();
    } catch (error) {
      log.error(`A live event handler failed: ${error}`);
    }
  };

  return {
    add(topic, handler) {
      const handlers = topics.get(topic) ?? new Set();
      topics.set(topic, handlers.add(handler));
      return () => {
        handlers.delete(handler);
        if (handlers.size === 0 && topics.get(topic) === handlers) topics.delete(topic);
      };
    },
    addGap(handler) {
      gapHandlers.add(handler);
      return () => gapHandlers.delete(handler);
    },
    deliver(message) {
      const event = decodeMessage(message);
      if (!event) return;
      for (const handler of topics.get(event.topic) ?? []) call(() => handler(event.payload));
    },
    reportGap() {
      for (const handler of gapHandlers) call(handler);
    },
  };
}
