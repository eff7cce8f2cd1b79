// Types, lint and format, dead code, the closed vocabulary, and the size of the first load.
import { bin, build, install, run } from "./prepare.mjs";

const step = (name, work) => {
  console.log(`\n— ${name} —`);
  work();
};

install();
step("Build", build);
step("Types", () => {
  run(bin("turbo"), ["run", "typecheck", "--output-logs=errors-only", "--concurrency=2"]);
  run(bin("tsc"), ["--noEmit", "-p", "e2e"]);
});
step("Lint, format and boundaries", () => run(bin("biome"), ["ci", "."]));
step("Dead code", () => run(bin("knip"), []));
step("Where files live", () => run("node", ["scripts/check-structure.mjs"]));
step("First load", () => run("node", ["scripts/check-size.mjs"]));
console.log("\nAll checks passed.");
