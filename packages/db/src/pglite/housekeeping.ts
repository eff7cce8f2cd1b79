import type { Pool } from "pg";
import type { DatabaseLog } from "../database.ts";

const MINUTE_MS = 60_000;
const CHECKPOINT_EVERY_MS = 2 * MINUTE_MS;
const VACUUM_CHECK_EVERY_MS = 30 * MINUTE_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** In UTC: the small hours of Europe and Africa, and late evening in the Americas. */
const VACUUM_HOUR = 3;

/**
 * Whether the tables are due for a vacuum: every night, or by day when the last two nights were
 * missed, as on a machine that sleeps.
 */
export function isVacuumDue(input: { now: Date; last: Date }): boolean {
  const hoursSince = (input.now.getTime() - input.last.getTime()) / HOUR_MS;
  return hoursSince >= 48 || (input.now.getUTCHours() === VACUUM_HOUR && hoursSince >= 12);
}

/** Writes a checkpoint if anything was logged since the last: until then the log only grows. */
export async function checkpoint(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ changed: boolean }>(
    `SELECT pg_current_wal_insert_lsn() > checkpoint_lsn + 4096 AS changed FROM pg_control_checkpoint()`,
  );
  if (rows[0]?.changed) await pool.query("CHECKPOINT");
}

/** Table by table, so that other statements get their turn in between. */
export async function vacuum(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT format('%I.%I', schemaname, relname) AS name FROM pg_stat_user_tables ORDER BY 1`,
  );
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`);
}

async function readLastVacuum(pool: Pool): Promise<Date> {
  const { rows } = await pool.query<{ last: Date | null }>(
    "SELECT max(last_vacuum) AS last FROM pg_stat_user_tables",
  );
  return rows[0]?.last ?? new Date(0);
}

/**
 * Does what PostgreSQL's background processes do, which PGlite lacks.
 *
 * @returns a function that ends it.
 */
export function startHousekeeping(input: { pool: Pool; log: DatabaseLog }): () => void {
  const { pool, log } = input;
  const every = (interval: number, work: () => Promise<void>): NodeJS.Timeout =>
    setInterval(() => {
      work().catch((error: unknown) => log.error(`The database's housekeeping failed: ${error}`));
    }, interval).unref();

  const checkpoints = every(CHECKPOINT_EVERY_MS, () => checkpoint(pool));
  const vacuums = every(VACUUM_CHECK_EVERY_MS, async () => {
    if (isVacuumDue({ now: new Date(), last: await readLastVacuum(pool) })) await vacuum(pool);
  });
  return () => {
    clearInterval(checkpoints);
    clearInterval(vacuums);
  };
}
