import type { Database } from "../database.ts";
import { createPgliteTestDatabase } from "./pglite-test-database.ts";
import { createPostgresTestDatabase } from "./postgres-test-database.ts";

/** For `describe.each`: both databases, or PGlite alone when no server is named. */
export const eachDatabase: { name: string; create: () => Promise<Database> }[] = [
  { name: "PGlite", create: createPgliteTestDatabase },
];
const serverUrl = process.env.TEST_DATABASE_URL;
if (serverUrl) {
  eachDatabase.push({ name: "PostgreSQL", create: () => createPostgresTestDatabase(serverUrl) });
}
