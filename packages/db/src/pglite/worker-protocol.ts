export interface WorkerInput {
  folder: string;
}

export type WorkerRequest =
  | { kind: "execute"; id: number; messages: Uint8Array }
  | { kind: "close"; id: number };

export type WorkerReply =
  | { kind: "ready" }
  | { kind: "data"; id: number; part: Uint8Array }
  | { kind: "done"; id: number }
  | { kind: "failed"; id: number; message: string };
