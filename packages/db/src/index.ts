export { createDatabase } from "./create-database.ts";
export type { Database, DatabaseConfig, DatabaseLog } from "./database.ts";
export { DatabaseStartError, type DatabaseStartErrorKind } from "./errors.ts";
export * from "./generated/client.ts";
export type { LiveChannel } from "./live/live-channel.ts";
