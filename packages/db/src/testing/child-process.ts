import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

export interface Child {
  process: ChildProcess;
  /** Every line it has written so far. */
  lines: string[];
  /** Resolves when it has written `count` lines, or has ended before that. */
  written(count: number): Promise<void>;
  /** Its exit code; null when a signal ended it. */
  exited: Promise<number | null>;
}

/** Starts one of the scripts in `processes/` in a Node of its own. */
export function startChild(script: "open" | "write", env: Record<string, string>): Child {
  const file = fileURLToPath(new URL(`./processes/${script}.ts`, import.meta.url));
  const child = spawn(process.execPath, ["--import", "tsx", file], {
    env: { ...process.env, DATABASE_URL: "", ...env },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  reader.on("line", (line) => lines.push(line));
  const exited = new Promise<number | null>((resolve) => {
    // "close" comes after the last of its output, "exit" may not.
    child.once("close", (code) => resolve(code));
  });
  return {
    process: child,
    lines,
    exited,
    written: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (lines.length >= count) resolve();
        };
        reader.on("line", check);
        void exited.then(() => resolve());
        check();
      }),
  };
}
