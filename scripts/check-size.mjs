// The script that everybody waits for on a first visit: the entry and all it imports at once.
import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { root } from "./prepare.mjs";

const MOST_BYTES = 105_000;

const dist = path.join(root, "apps/web/dist");
const manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));

function collectScripts(key, found = new Set()) {
  const { file, imports = [] } = manifest[key];
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of imports) collectScripts(imported, found);
  return found;
}

/** Files too small to be worth compressing are served as they are; they count as if compressed. */
function compressedSize(file) {
  const source = path.join(dist, file);
  return existsSync(`${source}.br`)
    ? statSync(`${source}.br`).size
    : brotliCompressSync(readFileSync(source)).length;
}

const scripts = [...collectScripts("index.html")].filter((file) => file.endsWith(".js"));
let total = 0;
for (const file of scripts) {
  const size = compressedSize(file);
  total += size;
  console.log(`${String(size).padStart(7)}  ${file}`);
}
console.log(
  `${String(total).padStart(7)}  first load in bytes of brotli, of at most ${MOST_BYTES}`,
);
if (total > MOST_BYTES) process.exit(1);
