import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, relative, resolve } from "node:path";

/**
 * The repository's `prisma` folder. Found from this workspace package and not from this file,
 * which in production is part of the API's bundle.
 */
export const prismaFolder = resolve(
  createRequire(import.meta.url).resolve("@lampstand/db/worker"),
  "../../../../prisma",
);

export interface Migration {
  /** Its folder's name, such as "20261121000000_first_models": the order of names is the order in time. */
  name: string;
  sql: string;
  /** SHA-256 of the file in hexadecimal, as Prisma writes it. */
  checksum: string;
}

/** The migrations this code knows, oldest first. */
export function readMigrations(folder: string = join(prismaFolder, "migrations")): Migration[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
    });
}

export interface SchemaFile {
  path: string;
  content: string;
}

/** Every model file, as Prisma's engine takes them. */
export function readModels(): SchemaFile[] {
  return readdirSync(prismaFolder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".prisma"))
    .sort()
    .map((path) => ({
      path: relative(prismaFolder, join(prismaFolder, path)),
      content: readFileSync(join(prismaFolder, path), "utf8"),
    }));
}
