import type { Context } from "../../context.ts";
import { createToken, hashToken, TOKEN_FORM } from "./secrets.service.ts";

const DEVICE_COOKIE = "device";
/** More browsers than one person has; a script that signs in anew each time must not fill the table. */
const MOST_DEVICES = 50;
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
/** No account has this id: asking for it does a stranger's look-up the same work as a member's. */
const NOBODY = 0;

/** The browser's token if it looks like one of ours: an empty one would make every stranger known. */
function readToken(ctx: Context): string | undefined {
  const value = ctx.cookies.get(DEVICE_COOKIE) ?? "";
  return TOKEN_FORM.test(value) ? value : undefined;
}

/**
 * The id under which this browser is known to have signed in to the account before, or null; asks the
 * database for an unknown account and an unknown browser too.
 */
export async function findKnownDevice(input: {
  ctx: Context;
  userId: number | undefined;
}): Promise<number | null> {
  const { ctx, userId = NOBODY } = input;
  const device = await ctx.db.knownDevice.findUnique({
    where: { userId_tokenHash: { userId, tokenHash: hashToken(readToken(ctx) ?? createToken()) } },
    select: { id: true },
  });
  return device?.id ?? null;
}

/** Remembers the browser after a successful sign-in, so that strangers' guesses never lock it out. */
export async function rememberDevice(input: { ctx: Context; userId: number }): Promise<void> {
  const { ctx, userId } = input;
  const token = readToken(ctx) ?? createToken();
  const tokenHash = hashToken(token);
  const lastSeenAt = ctx.now();
  await ctx.db.knownDevice.upsert({
    where: { userId_tokenHash: { userId, tokenHash } },
    create: { userId, tokenHash, lastSeenAt },
    update: { lastSeenAt },
  });
  await forgetOldestDevices({ ctx, userId });
  ctx.cookies.set({ name: DEVICE_COOKIE, value: token, maxAge: YEAR_IN_SECONDS });
}

async function forgetOldestDevices(input: { ctx: Context; userId: number }): Promise<void> {
  const { ctx, userId } = input;
  const oldest = await ctx.db.knownDevice.findMany({
    where: { userId },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
    skip: MOST_DEVICES,
    select: { id: true },
  });
  if (oldest.length === 0) return;
  await ctx.db.knownDevice.deleteMany({ where: { id: { in: oldest.map(({ id }) => id) } } });
}
