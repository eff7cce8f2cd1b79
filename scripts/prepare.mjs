import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "..");

const OLDEST_NODE = [20, 19];

const start = (command, args, { stdio, env = {} }) =>
  spawnSync(command, args, {
    cwd: root,
    stdio,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1", ...env },
    // On Windows npm and its bins are command files, which only a shell starts.
    shell: process.platform === "win32",
  });

/** Runs a command in the repository's root and ends this process when it fails. */
export function run(command, args, env = {}) {
  const { status, error } = start(command, args, { stdio: "inherit", env });
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
}

/** The path of a command that npm installed. */
export const bin = (name) => path.join(root, "node_modules", ".bin", name);

/** Installs when nothing is installed yet, or when the lock file has changed since. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
    console.error(
      `Lampstand needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.version}.`,
    );
    process.exit(1);
  }
  const lock = path.join(root, "package-lock.json");
  const installed = path.join(root, "node_modules", ".package-lock.json");
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  console.log("Installing what Lampstand is made of (once)…");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
}

/** Builds what has changed since the last build; says nothing more unless it fails. */
export function build() {
  console.log("Building what changed…");
  const args = [
    "run",
    "build",
    "--output-logs=errors-only",
    "--log-order=grouped",
    "--concurrency=2",
  ];
  const { status, stdout, stderr, error } = start(bin("turbo"), args, { stdio: "pipe" });
  if (error) throw error;
  if (status === 0) return;
  process.stderr.write(Buffer.concat([stdout, stderr]));
  process.exit(status ?? 1);
}
