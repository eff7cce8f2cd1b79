import { execFile } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

/** Runs the command on an embedded database of its own. */
function runAdmin(...words: string[]): Promise<{ failed: boolean; stderr: string }> {
  const command = ["--import", "tsx", path.join(import.meta.dirname, "admin.ts"), ...words];
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: mkdtempSync(path.join(tmpdir(), "lampstand-admin-command-")),
  };
  return new Promise((resolve) =>
    execFile(process.execPath, command, { env }, (error, _stdout, stderr) =>
      resolve({ failed: error !== null, stderr }),
    ),
  );
}

it("says in one line that nobody has the address, also before any server has started", async () => {
  expect(await runAdmin("grant", "nobody@example.org")).toEqual({
    failed: true,
    stderr: "No account has the e-mail nobody@example.org.\n",
  });
}, 30_000);

it("says how it is used", async () => {
  expect(await runAdmin("revoke")).toEqual({
    failed: true,
    stderr: "Usage: npm run admin -- grant <email>\n",
  });
}, 30_000);
