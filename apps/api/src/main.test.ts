import { spawn } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";

const folder = () => mkdtempSync(path.join(tmpdir(), "lampstand-start-"));

/** Starts the real server with this environment and waits until it ends. */
function startUntilEnd(
  env: Record<string, string>,
): Promise<{ code: number | null; stdout: string; stderr: string }> {
  const server = spawn(
    process.execPath,
    ["--import", "tsx", path.join(import.meta.dirname, "main.ts")],
    {
      env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "silent", DATA_DIR: folder(), ...env },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  let stdout = "";
  let stderr = "";
  server.stdout.on("data", (chunk: Buffer) => {
    stdout += chunk;
  });
  server.stderr.on("data", (chunk: Buffer) => {
    stderr += chunk;
  });
  return new Promise((resolve) =>
    server.once("close", (code) => resolve({ code, stdout, stderr })),
  );
}

/** A file where the data folder's parent should be, which nobody can write into, root included. */
function unusableFolder(): string {
  const file = path.join(folder(), "a-file");
  writeFileSync(file, "");
  return path.join(file, "data");
}

async function takenPort(): Promise<{ port: string; free: () => void }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return { port: String(address.port), free: () => server.close() };
}

describe("a start that cannot succeed", { timeout: 30_000 }, () => {
  it.each([
    ["a bad value", { PORT: "many" }, "PORT"],
    [
      "a database that is not there",
      { DATABASE_URL: "postgresql://127.0.0.1:1/nothing" },
      "DATABASE_URL",
    ],
    ["a data folder that cannot be written", { DATA_DIR: unusableFolder() }, "DATA_DIR"],
  ])("ends with exit code 1 and one clear line for %s", async (_what, env, named) => {
    const { code, stderr } = await startUntilEnd(env);
    expect(code).toBe(1);
    expect(stderr.trim().split("\n")).toHaveLength(1);
    expect(stderr).toMatch(/^Lampstand could not start: /);
    expect(stderr).toContain(named);
  });

  it("says so when the port is taken, and does not lose the admin it has made up", async () => {
    const { port, free } = await takenPort();
    const { code, stdout, stderr } = await startUntilEnd({ PORT: port });
    free();
    expect(stdout).toMatch(/Admin, shown this once: \S+ {2}password \S+/);
    expect(stdout).toMatch(/Admin gate password, shown this once: \S+/);
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: "Lampstand could not start: The port is in use already. Set PORT to another one.\n",
    });
  });
});
