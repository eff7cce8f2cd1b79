// The thread PGlite runs in, so that a long statement never holds up the server's event loop.
import { parentPort, workerData } from "node:worker_threads";
import { createEngine } from "./engine-in-process.ts";
import { openFolder } from "./open-folder.ts";
import type { WorkerInput, WorkerReply, WorkerRequest } from "./worker-protocol.ts";

if (!parentPort) throw new Error("This file runs only as a worker thread.");
const port = parentPort;
const { folder }: WorkerInput = workerData;

const reply = (message: WorkerReply): void => port.postMessage(message);
const engine = createEngine(await openFolder(folder));

const perform = (request: WorkerRequest): Promise<void> =>
  request.kind === "close"
    ? engine.close()
    : engine.execute(request.messages, (part) => reply({ kind: "data", id: request.id, part }));

port.on("message", (request: WorkerRequest) => {
  const { id } = request;
  perform(request).then(
    () => reply({ kind: "done", id }),
    (error: unknown) => reply({ kind: "failed", id, message: String(error) }),
  );
});
reply({ kind: "ready" });
