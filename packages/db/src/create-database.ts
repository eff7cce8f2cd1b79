import type { Database, DatabaseConfig } from "./database.ts";
import { silentLog } from "./log.ts";
import { openFolderDatabase } from "./pglite/open-folder-database.ts";
import { createPostgresDatabase } from "./postgres/postgres-database.ts";

/**
 * Opens PostgreSQL at `databaseUrl`, or else PGlite in `dataDir` (in a worker thread, with fsync).
 * The schema is as it was left: call `migrate()` before use.
 *
 * @throws DatabaseStartError with one clear line when the database cannot be used.
 */
export function createDatabase(config: DatabaseConfig): Promise<Database> {
  const { databaseUrl, dataDir, log = silentLog, onLost = () => undefined } = config;
  return databaseUrl
    ? createPostgresDatabase({ databaseUrl, log })
    : openFolderDatabase({ dataDir, log, onLost });
}
