import type { DatabaseLog } from "./database.ts";

const ignore = (): void => undefined;

/** For callers that want no lines. */
export const silentLog: DatabaseLog = { info: ignore, warn: ignore, error: ignore };
