import { Prisma } from "@lampstand/db";
import type { Context } from "../../context.ts";
import { conflict, forbidden } from "../../errors.ts";
import { type UserRow, userSelect } from "../users/service.ts";
import { USERNAME_MAX, USERNAME_MIN } from "./schema.ts";

interface NewAccount {
  email: string;
  username: string | undefined;
  passwordHash: string;
  phoneNumber: string | null;
  twoFactorRequested: boolean;
  role?: "member" | "admin";
}

type Accounts = Pick<Context, "db" | "now">;

/** How many names are tried for a person who gave none before chance alone decides. */
const USERNAME_TRIES = 5;

/** Creates the account. Throws 409 when the e-mail, or a username that was asked for, is taken. */
export async function createAccount(input: {
  ctx: Accounts;
  account: NewAccount;
}): Promise<UserRow> {
  const { ctx, account } = input;
  const { username, ...fields } = account;
  const names = username === undefined ? deriveUsernames(account.email) : [username];
  for (const name of names) {
    const row = await insertAccount({ ctx, data: { ...fields, username: name } });
    if (row) return row;
    const sameEmail = await ctx.db.user.findUnique({
      where: { email: account.email },
      select: { id: true },
    });
    if (sameEmail) throw conflict("An account with this email already exists.");
  }
  throw conflict("This username is taken.");
}

/** Null when a unique constraint stood in the way: the expected race, told apart by the caller. */
async function insertAccount(input: {
  ctx: Accounts;
  data: Omit<NewAccount, "username"> & { username: string };
}): Promise<UserRow | null> {
  const { ctx, data } = input;
  try {
    return await ctx.db.user.create({
      data: {
        ...data,
        usernameKey: data.username.toLowerCase(),
        passwordChangedAt: ctx.now(),
        createdAt: ctx.now(),
      },
      select: userSelect,
    });
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002")
      return null;
    throw error;
  }
}

/** Names for somebody who sent only an e-mail: its local part, then the same with a random number. */
export function deriveUsernames(email: string): string[] {
  const local = (email.split("@")[0] ?? "").toLowerCase().replace(/[^a-z0-9._-]/g, "");
  const base = local.padEnd(USERNAME_MIN, "0").slice(0, USERNAME_MAX);
  const suffixed = Array.from({ length: USERNAME_TRIES }, () => {
    const suffix = String(Math.floor(Math.random() * 1_000_000));
    return base.slice(0, USERNAME_MAX - suffix.length) + suffix;
  });
  return [base, ...suffixed];
}

/** Lets an active account in, ends a suspension that is over, and tells the others why not (Decisions A.5). */
export async function requireOpenAccount(input: {
  ctx: Accounts;
  account: {
    id: number;
    accountStatus: string;
    statusReason: string | null;
    suspendedUntil: Date | null;
  };
}): Promise<void> {
  const { ctx, account } = input;
  const { accountStatus, suspendedUntil } = account;
  const reason = account.statusReason ? `: ${account.statusReason}` : ".";
  if (accountStatus === "active") return;
  if (accountStatus === "suspended" && suspendedUntil) {
    if (suspendedUntil > ctx.now()) {
      throw forbidden(
        `Your account is suspended until ${suspendedUntil.toISOString().slice(0, 10)}${reason}`,
      );
    }
    await ctx.db.user.updateMany({
      where: { id: account.id, accountStatus: "suspended", suspendedUntil },
      data: { accountStatus: "active", statusReason: null, suspendedUntil: null },
    });
    return;
  }
  throw forbidden(`Your account is blocked${reason}`);
}
