// A feature is found by its noun, and holds only files of the known kinds: this says where one strayed.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./prepare.mjs";

/** The nouns of the product; the same word names a folder in the API, in the web app, and a model file. */
const NOUNS = new Set([
  "auth",
  "users",
  "verses",
  "saved",
  "history",
  "summaries",
  "feedback",
  "giving",
  "community",
  "chats",
  "notifications",
  "admin",
]);

const API_FILE = /^(schema|(?:[a-z-]+\.)?(?:router|service|policy|job))(?:\.test)?\.ts$/;
const WEB_FILE = /^(?:use-)?[a-z0-9-]+(?:\.test)?\.tsx?$/;
const KEBAB_CASE = /^\.?[a-z0-9]+(?:[-.][a-z0-9]+)*$/;
const LONGEST_FILE = 400;
const LONGEST_LISTING = /\.(ts|tsx|mjs)$/;

const faults = [];
const list = (folder) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { withFileTypes: true })
    : [];

function checkFeatures({ folder, fileName }) {
  for (const feature of list(folder).filter((entry) => entry.isDirectory())) {
    if (!NOUNS.has(feature.name))
      faults.push(`${folder}/${feature.name}: not one of the product's nouns`);
    for (const file of list(`${folder}/${feature.name}`)) {
      const where = `${folder}/${feature.name}/${file.name}`;
      if (file.isDirectory()) faults.push(`${where}: features have no folders inside`);
      else if (!fileName.test(file.name))
        faults.push(`${where}: not a kind of file a feature holds`);
    }
  }
}

function checkModels() {
  for (const { name } of list("prisma/models")) {
    if (!NOUNS.has(path.parse(name).name))
      faults.push(`prisma/models/${name}: not one of the product's nouns`);
  }
}

function checkSources(folder) {
  for (const entry of list(folder)) {
    const where = `${folder}/${entry.name}`;
    if (["node_modules", "dist", "generated", "library", ".turbo"].includes(entry.name)) continue;
    if (entry.isDirectory()) checkSources(where);
    else if (LONGEST_LISTING.test(entry.name)) checkSource(where);
  }
}

function checkSource(where) {
  const { name } = path.parse(where);
  if (!KEBAB_CASE.test(name)) faults.push(`${where}: file names are kebab-case`);
  const lines = readFileSync(path.join(root, where), "utf8").split("\n").length;
  if (lines > LONGEST_FILE) faults.push(`${where}: ${lines} lines, more than ${LONGEST_FILE}`);
}

checkFeatures({ folder: "apps/api/src/features", fileName: API_FILE });
checkFeatures({ folder: "apps/web/src/features", fileName: WEB_FILE });
checkModels();
for (const folder of ["apps", "packages", "scripts", "e2e", "bench"]) checkSources(folder);

if (faults.length > 0) {
  console.error(faults.join("\n"));
  process.exit(1);
}
console.log("Every file is where its name says.");
