import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { Engine } from "./engine.ts";
import type { WorkerInput, WorkerReply, WorkerRequest } from "./worker-protocol.ts";

interface Pending {
  onData(part: Uint8Array): void;
  resolve(): void;
  reject(error: Error): void;
}

const ignore = (): void => undefined;

/**
 * Opens the PostgreSQL data of `folder` in a worker thread; resolves when it takes statements and
 * rejects with PostgreSQL's reason when it cannot.
 */
export async function startWorkerEngine(input: {
  folder: string;
  /** The database stopped although nobody closed it: this process can no longer reach its data. */
  onLost(error: Error): void;
}): Promise<Engine> {
  const { folder, onLost } = input;
  const worker = new Worker(createRequire(import.meta.url).resolve("@lampstand/db/worker"), {
    workerData: { folder } satisfies WorkerInput,
  });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let closing = false;
  let lost: Error | undefined;

  const exited = new Promise<void>((resolve) => worker.once("exit", () => resolve()));

  const request = (
    describe: (id: number) => WorkerRequest,
    onData: Pending["onData"] = ignore,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      if (lost) {
        reject(lost);
        return;
      }
      lastId += 1;
      pending.set(lastId, { onData, resolve, reject });
      worker.postMessage(describe(lastId));
    });

  const take = (id: number): Pending | undefined => {
    const found = pending.get(id);
    pending.delete(id);
    return found;
  };

  await new Promise<void>((resolve, reject) => {
    let ready = false;
    const lose = (error: Error): void => {
      if (lost) return;
      lost = error;
      reject(error);
      for (const waiting of pending.values()) waiting.reject(error);
      pending.clear();
      if (ready && !closing) onLost(error);
    };
    worker.on("message", (reply: WorkerReply) => {
      if (reply.kind === "ready") {
        ready = true;
        resolve();
      } else if (reply.kind === "broken") lose(new Error(reply.message));
      else if (reply.kind === "data") pending.get(reply.id)?.onData(reply.part);
      else if (reply.kind === "done") take(reply.id)?.resolve();
      else take(reply.id)?.reject(new Error(reply.message));
    });
    worker.on("error", lose);
    worker.on("exit", (code) => lose(new Error(`the database thread ended with code ${code}`)));
  });

  return {
    execute: (messages, onData) => request((id) => ({ kind: "execute", id, messages }), onData),
    async close() {
      closing = true;
      if (!lost) await request((id) => ({ kind: "close", id }));
      await worker.terminate();
      await exited;
    },
  };
}
