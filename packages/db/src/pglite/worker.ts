// The thread PGlite runs in, so that a long statement never holds up the server's event loop.
import { parentPort, workerData } from "node:worker_threads";
import { createEngine } from "./engine-in-process.ts";
import { openFolder } from "./open-folder.ts";
import { readComplaint } from "./server-log.ts";
import type { WorkerInput, WorkerReply, WorkerRequest } from "./worker-protocol.ts";

if (!parentPort) throw new Error("This file runs only as a worker thread.");
const port = parentPort;
const { folder }: WorkerInput = workerData;

const reply = (message: WorkerReply): void => port.postMessage(message);

let reason = "";
const hear = (line: string): void => {
  const complaint = readComplaint(line);
  if (!complaint) return;
  if (complaint.severity === "DETAIL") reason += ` ${complaint.message}`;
  else reason = complaint.message;
  if (complaint.severity === "PANIC") {
    // PGlite would carry on with a server that has given up. The log on the disk holds every
    // commit, and the next start recovers from it.
    reply({ kind: "broken", message: reason });
    process.exit(1);
  }
};

async function open(): Promise<ReturnType<typeof createEngine>> {
  try {
    return createEngine(await openFolder(folder, hear));
  } catch (error) {
    reply({ kind: "broken", message: reason || String(error) });
    process.exit(1);
  }
}

const engine = await open();

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
