import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ConfigError } from "../../config.ts";
import { createToken, TOKEN_FORM } from "./secrets.service.ts";

const isMissing = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
const isPresent = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EEXIST";

/** Something a person can copy from a terminal: 96 random bits. */
export const createReadablePassword = (): string => randomBytes(12).toString("base64url");

/**
 * A value the server makes up once and keeps in its data folder, readable by its own user alone.
 * Two processes starting at once agree on the one that was written first.
 */
export async function keepSecret(input: {
  dataDir: string;
  name: string;
  create: () => Promise<string>;
}): Promise<{ value: string; created: boolean }> {
  const file = path.join(input.dataDir, input.name);
  const kept = await readFile(file, "utf8").catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (kept !== undefined) return { value: kept, created: false };
  const value = await input.create();
  await mkdir(input.dataDir, { recursive: true });
  try {
    await writeFile(file, value, { mode: 0o600, flag: "wx" });
    return { value, created: true };
  } catch (error) {
    if (!isPresent(error)) throw error;
    return { value: await readFile(file, "utf8"), created: false };
  }
}

/** The key everything signed or sealed hangs on: from the configuration, or made once and kept. */
export async function resolveAuthSecret(input: {
  configured: string | undefined;
  dataDir: string;
}): Promise<string> {
  if (input.configured) return input.configured;
  const create = async () => createToken();
  const { value } = await keepSecret({ dataDir: input.dataDir, name: "auth-secret", create });
  // A machine that went down while the file was written leaves an empty one, and no key hangs on that.
  if (!TOKEN_FORM.test(value)) {
    throw new ConfigError(
      "AUTH_SECRET: the one kept in DATA_DIR is damaged. Restore its file auth-secret, or remove it to have a new one made.",
    );
  }
  return value;
}
