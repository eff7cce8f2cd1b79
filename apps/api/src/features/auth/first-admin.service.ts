import { type Config, ConfigError } from "../../config.ts";
import type { Services } from "../../context.ts";
import { createAccount } from "./accounts.service.ts";
import { createReadablePassword, keepSecret } from "./server-secrets.service.ts";

const EMBEDDED_ADMIN_EMAIL = "admin@lampstand.example";

interface MadeUp {
  email: string;
  password: string;
  /** Null when the gate kept an earlier password, whose hash alone is known. */
  gatePassword: string | null;
}

/**
 * Makes sure that there is an admin (Decisions B.4): the account that the configuration names, or, on
 * the embedded default's first start, one that is made up. Returns what was made up, to be shown once.
 */
export async function ensureFirstAdmin(input: {
  services: Pick<Services, "db" | "now" | "passwords">;
  config: Pick<Config, "admin" | "databaseUrl" | "dataDir">;
}): Promise<MadeUp | null> {
  const { services, config } = input;
  const { email, password } = config.admin;
  if (email && password) {
    await makeAdmin({ services, email, password });
    return null;
  }
  if (config.databaseUrl) return null;
  const existing = await services.db.user.findFirst({
    where: { role: "admin" },
    select: { id: true },
  });
  if (existing) return null;
  const madeUp = { email: EMBEDDED_ADMIN_EMAIL, password: createReadablePassword() };
  await makeAdmin({ services, ...madeUp });
  return { ...madeUp, gatePassword: await makeGatePassword(input) };
}

async function makeAdmin(input: {
  services: Pick<Services, "db" | "now" | "passwords">;
  email: string;
  password: string;
}): Promise<void> {
  const { services, email, password } = input;
  if (await giveRole(input)) return;
  const made = createAccount({
    ctx: services,
    account: {
      email,
      username: undefined,
      passwordHash: await services.passwords.hash(password),
      phoneNumber: null,
      twoFactorRequested: false,
      role: "admin",
    },
  });
  await made.catch(async (error: unknown) => {
    // Of several processes that start at once one makes the account; the others find it made.
    if (!(await giveRole(input))) throw error;
  });
}

/**
 * False when there is no such account. Throws ConfigError when the address belongs to somebody whose
 * password is another one: whoever registers an address first does not become admin by it.
 */
async function giveRole(input: {
  services: Pick<Services, "db" | "passwords">;
  email: string;
  password: string;
}): Promise<boolean> {
  const { services, email, password } = input;
  const account = await services.db.user.findUnique({
    where: { email },
    select: { id: true, role: true, passwordHash: true },
  });
  if (!account) return false;
  if (account.role === "admin") return true;
  const { passwordHash } = account;
  if (!(await services.passwords.verify({ password, passwordHash }))) {
    throw new ConfigError(
      `ADMIN_EMAIL: ${email} is registered with another password than ADMIN_PASSWORD. If it is yours, run: npm run admin -- grant ${email}`,
    );
  }
  await services.db.user.update({ where: { id: account.id }, data: { role: "admin" } });
  return true;
}

/** Only the hash is kept: the gate's password is known to whoever saw the first start. */
async function makeGatePassword(input: {
  services: Pick<Services, "passwords">;
  config: Pick<Config, "admin" | "dataDir">;
}): Promise<string | null> {
  const { services, config } = input;
  if (config.admin.gatePassword) return config.admin.gatePassword;
  const password = createReadablePassword();
  const create = () => services.passwords.hash(password);
  const name = "admin-gate.hash";
  const { created } = await keepSecret({ dataDir: config.dataDir, name, create });
  return created ? password : null;
}
