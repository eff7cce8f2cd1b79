// What a start costs on the embedded database: to the first answer, the first time and afterwards, and
// the memory at rest.
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const PORT = 3953;
const dataDir = mkdtempSync(path.join(tmpdir(), "lampstand-bench-start-"));

interface Start {
  seconds: number;
  residentMegabytes: number | null;
}

async function start(args: string[]): Promise<Start> {
  const began = performance.now();
  const server = spawn(process.execPath, args, {
    env: {
      ...process.env,
      PORT: String(PORT),
      DATA_DIR: dataDir,
      DATABASE_URL: "",
      LOG_LEVEL: "silent",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = new Promise((resolve) => server.once("close", resolve));
  await waitForAnswer();
  const seconds = (performance.now() - began) / 1000;
  const residentMegabytes = readResidentMegabytes(server.pid);
  server.kill("SIGTERM");
  await ended;
  return { seconds, residentMegabytes };
}

async function waitForAnswer(): Promise<void> {
  for (let tries = 0; tries < 1200; tries++) {
    const answered = await fetch(`http://127.0.0.1:${PORT}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error("The server did not answer");
}

/** Only Linux tells; elsewhere the figure is left out. */
function readResidentMegabytes(pid: number | undefined): number | null {
  if (process.platform !== "linux" || pid === undefined) return null;
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}

const tell = (what: string, { seconds, residentMegabytes }: Start) =>
  console.log(
    `${what}: first answer after ${seconds.toFixed(2)} s, ${residentMegabytes?.toFixed(0) ?? "?"} MB resident at rest`,
  );

tell("first start, empty folder", await start(["apps/api/dist/main.js"]));
tell("second start, server alone", await start(["apps/api/dist/main.js"]));
tell("second start, npm start's script", await start(["scripts/start.mjs"]));
