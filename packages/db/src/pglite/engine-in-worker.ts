import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import type { Engine } from "./engine.ts";
import type { WorkerInput, WorkerReply, WorkerRequest } from "./worker-protocol.ts";

interface Pending {
  onData(part: Uint8Array): void;
  resolve(): void;
  reject(error: Error): void;
}

type Request = { kind: "execute"; messages: Uint8Array } | { kind: "close" };

/** Opens the data folder in a worker thread; resolves when the database accepts statements. */
export async function startWorkerEngine(input: {
  folder: string;
  /** The thread ended although nobody closed it: this process can no longer reach its data. */
  onDeath(error: Error): void;
}): Promise<Engine> {
  const worker = new Worker(createRequire(import.meta.url).resolve("@lampstand/db/worker"), {
    workerData: { folder: input.folder } satisfies WorkerInput,
  });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let closing = false;
  let death: Error | undefined;

  const request = (
    message: Request,
    onData: (part: Uint8Array) => void = () => undefined,
  ): Promise<void> =>
    new Promise((resolve, reject) => {
      if (death) {
        reject(death);
        return;
      }
      lastId += 1;
      pending.set(lastId, { onData, resolve, reject });
      worker.postMessage({ ...message, id: lastId } satisfies WorkerRequest);
    });

  const settle = (id: number): Pending | undefined => {
    const found = pending.get(id);
    pending.delete(id);
    return found;
  };

  await new Promise<void>((resolve, reject) => {
    worker.on("message", (reply: WorkerReply) => {
      if (reply.kind === "ready") resolve();
      else if (reply.kind === "data") pending.get(reply.id)?.onData(reply.part);
      else if (reply.kind === "done") settle(reply.id)?.resolve();
      else settle(reply.id)?.reject(new Error(reply.message));
    });
    const die = (error: Error): void => {
      if (death) return;
      death = error;
      for (const { reject: fail } of pending.values()) fail(error);
      pending.clear();
      reject(error);
      if (!closing) input.onDeath(error);
    };
    worker.on("error", die);
    worker.on("exit", (code) => die(new Error(`The database thread ended (code ${code}).`)));
  });

  return {
    execute: (messages, onData) => request({ kind: "execute", messages }, onData),
    async close() {
      closing = true;
      await request({ kind: "close" });
      await worker.terminate();
    },
  };
}
