// Generates the Prisma client and bundles the worker thread that PGlite runs in.
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

const prisma = join(dirname(require.resolve("prisma/package.json")), "build/index.js");
const generate = spawnSync(
  process.execPath,
  [prisma, "generate", "--no-hints", "--schema", join(here, "../../prisma")],
  {
    cwd: here,
    encoding: "utf8",
    env: {
      ...process.env,
      // Generating never runs the schema engine, yet Prisma downloads it unless a file is named.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      CHECKPOINT_DISABLE: "1",
      PRISMA_HIDE_UPDATE_MESSAGE: "1",
    },
  },
);
if (generate.status !== 0) {
  process.stderr.write(`${generate.stdout}${generate.stderr}`);
  process.exit(1);
}

await build({
  absWorkingDir: here,
  entryPoints: { "pglite-worker": "src/pglite/worker.ts" },
  outdir: "dist",
  bundle: true,
  packages: "external",
  platform: "node",
  format: "esm",
  target: "node20",
  logLevel: "warning",
});
