import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Database } from "../database.ts";
import { silentLog } from "../log.ts";
import { migrate } from "../migrations/migrate.ts";
import { createPostgresDatabase } from "../postgres/postgres-database.ts";
import { fingerprintMigrations } from "./fingerprint.ts";

/** Any number that only this code takes as an advisory lock. */
const TEMPLATE_LOCK = 1_280_264_276;

/** A database of its own on the server of TEST_DATABASE_URL, dropped when it is closed. */
export async function createPostgresTestDatabase(serverUrl: string): Promise<Database> {
  const template = `lampstand_template_${fingerprintMigrations()}`;
  const name = `lampstand_test_${randomUUID().replaceAll("-", "")}`;
  await withClient(serverUrl, async (client) => {
    await makeTemplateOnce({ client, serverUrl, template });
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  return createPostgresDatabase({
    databaseUrl: addressOf(serverUrl, name),
    log: silentLog,
    afterEnd: () =>
      withClient(serverUrl, async (client) => {
        await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      }),
  });
}

async function makeTemplateOnce(input: {
  client: pg.Client;
  serverUrl: string;
  template: string;
}): Promise<void> {
  const { client, serverUrl, template } = input;
  if (await exists(client, template)) return;
  await client.query("SELECT pg_advisory_lock($1)", [TEMPLATE_LOCK]);
  if (await exists(client, template)) return;
  // Under another name until it is whole: a run that is cut short leaves no half template behind.
  const draft = `${template}_draft`;
  await client.query(`DROP DATABASE IF EXISTS ${draft} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${draft}`);
  await withClient(addressOf(serverUrl, draft), async (inDraft) => {
    await migrate(inDraft);
  });
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
}

async function exists(client: pg.Client, database: string): Promise<boolean> {
  const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [
    database,
  ]);
  return rowCount === 1;
}

function addressOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

async function withClient(
  databaseUrl: string,
  use: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
