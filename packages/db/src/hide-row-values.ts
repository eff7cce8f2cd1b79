import type pg from "pg";

/**
 * PostgreSQL repeats the refused row in an error's detail ("Failing row contains …"), and loggers
 * print every field of an error: members' words must not get there.
 */
export function hideRowValues(client: pg.PoolClient): void {
  client.connection.prependListener("errorMessage", (error: pg.DatabaseError) => {
    error.detail = undefined;
  });
}
