import { createHash } from "node:crypto";
import { connect, createServer } from "node:net";
import type { Release } from "./folder-guard.ts";

const ASK_TIMEOUT_MS = 300;

/** A name in Linux's abstract socket space, which no file system holds. */
const socketOf = (folder: string): string =>
  `\0lampstand-${createHash("sha256").update(folder).digest("hex").slice(0, 32)}`;

/** Listens on the folder's socket; who connects is told this process's id. */
export function holdSocket(folder: string): Promise<Release | "held"> {
  return new Promise((resolve, reject) => {
    const server = createServer((asker) => {
      // An asker that hangs up early is no concern of the holder.
      asker.on("error", () => asker.destroy());
      asker.end(String(process.pid));
    });
    server.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve("held");
      else reject(error);
    });
    server.listen(socketOf(folder), () => {
      server.unref();
      resolve(() => new Promise((done) => server.close(() => done())));
    });
  });
}

/** The id of the process that holds the folder's socket, if it answers. */
export function askSocketHolder(folder: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(socketOf(folder));
    socket.setTimeout(ASK_TIMEOUT_MS, () => socket.destroy());
    socket.setEncoding("utf8");
    socket.on("data", (part) => {
      answer += part;
    });
    // A refused or broken connection closes too: then nobody's name is known.
    socket.on("error", () => socket.destroy());
    socket.on("close", () => resolve(/^\d+$/.test(answer) ? Number(answer) : undefined));
  });
}
