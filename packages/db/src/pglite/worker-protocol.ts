/** What the worker thread is started with. */
export interface WorkerInput {
  folder: string;
}

export type WorkerRequest =
  | { kind: "execute"; id: number; messages: Uint8Array }
  | { kind: "close"; id: number };

export type WorkerReply =
  | { kind: "ready" }
  /** The database cannot go on; the thread ends after this. `message` is PostgreSQL's own reason. */
  | { kind: "broken"; message: string }
  | { kind: "data"; id: number; part: Uint8Array }
  | { kind: "done"; id: number }
  | { kind: "failed"; id: number; message: string };
