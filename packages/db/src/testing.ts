import type { Database } from "./database.ts";
import { createPgliteTestDatabase } from "./testing/pglite-test-database.ts";
import { createPostgresTestDatabase } from "./testing/postgres-test-database.ts";

/**
 * A migrated, empty database that belongs to the caller, who closes it: PGlite in memory, or a
 * fresh database on the server that TEST_DATABASE_URL names.
 */
export function createTestDatabase(): Promise<Database> {
  const serverUrl = process.env.TEST_DATABASE_URL;
  return serverUrl ? createPostgresTestDatabase(serverUrl) : createPgliteTestDatabase();
}
