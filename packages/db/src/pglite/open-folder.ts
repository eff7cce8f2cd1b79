import { PGlite } from "@electric-sql/pglite";
import { SyncingNodeFs } from "./syncing-node-fs.ts";

/** PGlite's own parameters without `-F`, which would switch fsync off. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  "-c",
  "fsync=on",
  "-c",
  "wal_sync_method=fsync",
];

/** Opens the PostgreSQL data in `folder`, making them when the folder is empty, with real fsync. */
export function openFolder(folder: string): Promise<PGlite> {
  return PGlite.create({ fs: new SyncingNodeFs(folder), startParams: START_PARAMS });
}
