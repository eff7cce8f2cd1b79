// Every measurement, one after the other; each prints its own line with the reference beside it.
import { readdirSync } from "node:fs";
import path from "node:path";
import { build, install, root, run } from "./prepare.mjs";

/** What a benchmark starts for itself is no benchmark. */
const HELPERS = new Set(["reference-server.ts"]);

install();
build();
const wanted = process.argv.slice(2);
const files = readdirSync(path.join(root, "bench")).filter(
  (file) => file.endsWith(".ts") && !HELPERS.has(file),
);
for (const file of files) {
  const name = path.parse(file).name;
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n— ${name} —`);
  run("node", ["--expose-gc", "--import", "tsx", path.join("bench", file)]);
}
