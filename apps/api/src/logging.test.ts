import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createClient } from "./testing/client.ts";

/** The real server with its log turned all the way up; gives its address and everything it wrote. */
async function startServer(): Promise<{
  origin: string;
  written: () => string;
  stop: () => Promise<void>;
}> {
  const dataDir = mkdtempSync(path.join(tmpdir(), "lampstand-log-"));
  const server = spawn(
    process.execPath,
    ["--import", "tsx", path.join(import.meta.dirname, "main.ts")],
    {
      env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "debug", DATA_DIR: dataDir },
    },
  );
  onTestFinished(() => void server.kill("SIGKILL"));
  let written = "";
  const ended = new Promise<void>((resolve) => server.once("close", () => resolve()));
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      written += chunk;
      const [, address] = /Lampstand is at (\S+)\n/.exec(written) ?? [];
      if (address) resolve(address);
    };
    server.stdout.on("data", read);
    server.stderr.on("data", read);
    server.once("close", () => reject(new Error(written)));
  });
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
  };
  return { origin, written: () => written, stop };
}

it("writes a line for every answer and nothing that a person wrote", {
  timeout: 30_000,
}, async () => {
  const { origin, written, stop } = await startServer();
  const ruth = createClient(origin);
  const own = {
    email: "zipporah.of.midian@example.org",
    password: "bitter herbs at dusk",
    situation: "my neighbour Bartimaeus wants to end his life",
    notes: "for cousin Keturah",
    search: "Bartimaeus",
  };

  await ruth.trpc.auth.register.mutate({ email: own.email, password: own.password });
  const { id } = await ruth.trpc.auth.user.query();
  await ruth.rest("POST", "/api/auth/login", { email: own.email, password: "a wrong Keturah" });
  await ruth.trpc.verses.recommend.mutate({ situation: own.situation });
  await ruth.rest("GET", `/api/queries/recent/${id}?searchTerm=${own.search}`);
  await ruth.trpc.history.recent.query({ userId: id, searchTerm: own.search });
  await ruth.rest("POST", "/api/verses/recommend", `{"situation": "${own.situation}`);
  const { verse } = await ruth.trpc.saved.save.mutate({
    reference: "Habakkuk 3:17",
    text: "",
    category: "Faith",
  });
  await ruth.trpc.saved.updateNotes.mutate({ id: verse.id, notes: own.notes });
  await ruth.rest("GET", `/no/such/page/${own.search}`);
  await ruth.rest("DELETE", "/api/verses/saved/Habakkuk%203%3A17");
  await stop();

  const lines = written()
    .split("\n")
    .filter((line) => line.includes('"msg":"answered"'));
  expect(lines).toHaveLength(11);
  expect(written()).toContain('"route":"/api/verses/saved/:reference"');
  expect(written()).not.toMatch(/zipporah|midian|bitter|Bartimaeus|Keturah|Habakkuk/i);
});
