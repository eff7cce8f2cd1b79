import { createHash } from "node:crypto";
import { readMigrations } from "../migrations/prisma-folder.ts";

/** Changes when the migrations do: what was prepared for other migrations is never used. */
export function fingerprintMigrations(): string {
  const hash = createHash("sha256");
  for (const { name, checksum } of readMigrations()) hash.update(`${name} ${checksum}\n`);
  return hash.digest("hex").slice(0, 16);
}
