import { access, chmod, constants, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseStartError } from "../errors.ts";

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && "code" in error ? String(error.code) : undefined;

const REASONS: Record<string, string> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "the file system is read-only",
  ENOSPC: "no space is left",
  ENOTDIR: "it lies inside something that is not a folder",
  EEXIST: "there is a file of that name",
  ENOENT: "no folder can be made there",
};

/** Turns a file system's refusal into the line an operator reads. */
function toFolderError(folder: string, error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const reason = REASONS[codeOf(error) ?? ""] ?? error.message;
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
    await makeFolder(dataDir);
    const probe = join(dataDir, `.probe-${process.pid}`);
    await (await open(probe, "w")).close();
    await rm(probe);
  } catch (error) {
    throw toFolderError(dataDir, error);
  }
}

/** mkdir's own `recursive` never ends where a folder takes no new ones and calls that ENOENT, as /proc. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    if (codeOf(error) === "EEXIST" && (await stat(folder)).isDirectory()) return;
    const parent = dirname(folder);
    if (codeOf(error) !== "ENOENT" || (await exists(parent))) throw error;
    await makeFolder(parent);
    await mkdir(folder);
  }
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

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
    if (codeOf(error) !== "ENOENT") throw toFolderError(folder, error);
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
