import { PGlite } from "@electric-sql/pglite";
import { SyncingNodeFs } from "./syncing-node-fs.ts";

const SETTINGS = [
  "fsync=on",
  "wal_sync_method=fsync",
  // Zeroed and so resident from the start: PGlite's 128 MB would be a third of the process.
  "shared_buffers=32MB",
  // How much of the log a checkpoint leaves on the disk.
  "min_wal_size=32MB",
  "max_wal_size=64MB",
];

/** PGlite's own parameters without `-F`, which would switch fsync off. */
const START_PARAMS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
  ...SETTINGS.flatMap((setting) => ["-c", setting]),
];

/**
 * Opens the PostgreSQL data in `folder`, making them when the folder is empty, with real fsync.
 *
 * @param onError receives PostgreSQL's own complaints, line by line.
 */
export function openFolder(folder: string, onError: (line: string) => void): Promise<PGlite> {
  return PGlite.create({
    fs: new SyncingNodeFs(folder),
    startParams: START_PARAMS,
    onStderr(line) {
      onError(line);
      return false;
    },
  });
}
