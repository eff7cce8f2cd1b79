import { access, chmod, constants, mkdir, open, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseStartError } from "../errors.ts";

const REASONS: Record<string, string> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "no space is left",
  ENOTDIR: "it lies inside something that is not a folder",
  EEXIST: "there is a file of that name",
};

/** Turns a file system's refusal into the line an operator reads. */
export function toFolderError(folder: string, error: unknown): unknown {
  if (!(error instanceof Error) || !("code" in error)) return error;
  const reason = REASONS[String(error.code)] ?? error.message;
  return new DatabaseStartError(
    "folder-unusable",
    `The data folder ${folder} cannot be used: ${reason}. Check DATA_DIR.`,
    { cause: error },
  );
}

/**
 * Makes sure that `dataDir` exists, can be written and is closed to other accounts' eyes.
 *
 * @throws DatabaseStartError
 */
export async function prepareDataFolder(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    const probe = join(dataDir, `.probe-${process.pid}`);
    await (await open(probe, "w")).close();
    await rm(probe);
  } catch (error) {
    throw toFolderError(dataDir, error);
  }
}

/**
 * Makes the database folder unless it is there. It is made under another name and moved into place
 * when it is whole and on the disk, so that a first start cut short leaves nothing to stumble over.
 *
 * @param fill makes a database in the folder it is given.
 */
export async function makeDatabaseFolder(
  folder: string,
  fill: (draft: string) => Promise<void>,
): Promise<void> {
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) {
      throw toFolderError(folder, error);
    }
  }
  const draft = `${folder}.draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await fill(draft);
  await chmod(draft, 0o700);
  await syncTree(draft);
  await rename(draft, folder);
}

/** PGlite copies a fresh database to the disk without a single fsync. */
async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), "r+");
    await file.sync();
    await file.close();
  }
}
