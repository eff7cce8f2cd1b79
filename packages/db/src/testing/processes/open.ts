// Opens a database as the server does and says how that went; stays until its input ends.
import { createDatabase, DatabaseStartError } from "../../index.ts";

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = "" } = process.env;
try {
  const database = await createDatabase({ databaseUrl, dataDir });
  const { applied } = await database.migrate();
  process.stdout.write(`${JSON.stringify({ applied })}\n`);
  process.stdin.on("end", () => database.close()).resume();
} catch (error) {
  if (!(error instanceof DatabaseStartError)) throw error;
  process.stdout.write(`${JSON.stringify({ refused: error.message })}\n`);
  process.exitCode = 1;
  process.stdin.destroy();
}
