import { existsSync } from "node:fs";
import path from "node:path";
import { createDatabase, DatabaseStartError } from "@lampstand/db";
import { loadLibrary } from "@lampstand/guidance";
import { openScripture } from "@lampstand/scripture";
import { buildApp } from "./app.ts";
import { ConfigError, readConfig } from "./config.ts";
import { ensureFirstAdmin } from "./features/auth/first-admin.service.ts";
import { createPasswordHasher } from "./features/auth/secrets.service.ts";
import { resolveAuthSecret } from "./features/auth/server-secrets.service.ts";
import { createThrottle } from "./features/auth/throttle.service.ts";
import { openDailyVerse } from "./features/verses/daily.service.ts";

/** After this long a request that still runs is cut off, so that a restart never waits for ever. */
const CLOSE_TIMEOUT_MS = 10_000;

/** Ends the process with one line; a supervisor starts it anew. */
function end(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(process.env);
  const database = await createDatabase({
    ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
    dataDir: config.dataDir,
    onLost: (error) => end(`The database is lost: ${error.message}`),
  });
  const [, scripture, library, passwords, secret] = await Promise.all([
    database.migrate(),
    openScripture(),
    loadLibrary(),
    createPasswordHasher(),
    resolveAuthSecret({ configured: config.authSecret, dataDir: config.dataDir }),
  ]);
  const services = {
    config,
    db: database.prisma,
    sql: database.sql,
    scripture,
    library,
    passwords,
    throttle: createThrottle({ sql: database.sql, secret, enabled: config.throttle }),
    now: () => new Date(),
  };
  const madeUp = await ensureFirstAdmin({ services, config });
  // Said at once: no later start could say it again, and this one may still fail, as on a taken port.
  if (madeUp) {
    say(`Admin, shown this once: ${madeUp.email}  password ${madeUp.password}`);
    say(
      madeUp.gatePassword
        ? `Admin gate password, shown this once: ${madeUp.gatePassword}`
        : "Admin gate password: as it was before, kept in DATA_DIR.",
    );
  }
  await openDailyVerse(services);

  const webRoot = path.resolve(import.meta.dirname, "../../web/dist");
  const app = await buildApp({
    services,
    config,
    ...(existsSync(path.join(webRoot, "index.html")) ? { webRoot } : {}),
  });
  app.addHook("onClose", () => database.close());
  const address = await app.listen({ port: config.port, host: config.host });
  say(`Lampstand is at ${config.publicUrl ?? address}`);

  const stop = () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}

/** What stops a start is told in one line; only a fault of our own shows its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseStartError) return error.message;
  if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") {
    return `The port is in use already. Set PORT to another one.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

start().catch((error: unknown) => end(`Lampstand could not start: ${explain(error)}`));
