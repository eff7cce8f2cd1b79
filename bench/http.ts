// REST one-row read (`GET /api/auth/user`) against bare Fastify with raw pg, on one PostgreSQL, in turn.
import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import autocannon from "autocannon";

const ROUNDS = 3;
const SECONDS = 4;
const CONNECTIONS = 32;
const OURS = 3951;
const REFERENCE = 3952;

const databaseUrl = process.env.BENCH_DATABASE_URL ?? process.env.TEST_DATABASE_URL;
if (!databaseUrl) {
  console.log("HTTP: left out. Set BENCH_DATABASE_URL to an empty PostgreSQL database.");
  process.exit(0);
}

const env = {
  ...process.env,
  DATABASE_URL: databaseUrl,
  DATA_DIR: mkdtempSync(path.join(tmpdir(), "lampstand-bench-")),
  LOG_LEVEL: "error",
  THROTTLE: "off",
};
const startServer = (args: string[], port: number) =>
  spawn(process.execPath, args, {
    env: { ...env, PORT: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });

async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer`);
}

async function signIn(): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${OURS}/api/auth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: `bench-${Date.now()}@example.org`,
      password: "a lamp in a quiet room",
    }),
  });
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith("session="));
  if (!cookie) throw new Error("The benchmark could not sign in");
  return cookie.split(";")[0] ?? "";
}

async function measure(input: { port: number; cookie: string }): Promise<number> {
  const result = await autocannon({
    url: `http://127.0.0.1:${input.port}/api/auth/user`,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { cookie: input.cookie },
  });
  if (result.non2xx > 0) throw new Error(`${result.non2xx} answers were not 200`);
  return result.requests.average;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const servers = [
  startServer(["apps/api/dist/main.js"], OURS),
  startServer(["--import", "tsx", "bench/reference-server.ts"], REFERENCE),
];
try {
  await waitFor(`http://127.0.0.1:${OURS}/api/ready`);
  await waitFor(`http://127.0.0.1:${REFERENCE}/api/auth/user`);
  const cookie = await signIn();
  const ours: number[] = [];
  const reference: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    ours.push(await measure({ port: OURS, cookie }));
    reference.push(await measure({ port: REFERENCE, cookie }));
  }
  const ratios = ours.map((value, round) => value / (reference[round] ?? Number.NaN));
  console.log(
    `HTTP one-row read: ours ${median(ours).toFixed(0)}/s, bare Fastify + pg ${median(reference).toFixed(0)}/s, ratio ${median(ratios).toFixed(2)} (aim ≥ 0.6; ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s)`,
  );
} finally {
  for (const server of servers) server.kill("SIGTERM");
}
