import type { Context } from "../../context.ts";
import { createToken, hashToken } from "./secrets.service.ts";

const DEVICE_COOKIE = "device";
const YEAR_IN_SECONDS = 365 * 24 * 60 * 60;
/** No account has this id: asking for it does a stranger's look-up the same work as a member's. */
const NOBODY = 0;

/** Whether this browser has signed in to the account before; asks the database for an unknown account too. */
export async function isKnownDevice(input: {
  ctx: Context;
  userId: number | undefined;
}): Promise<boolean> {
  const { ctx, userId = NOBODY } = input;
  const device = await ctx.db.knownDevice.findUnique({
    where: {
      userId_tokenHash: { userId, tokenHash: hashToken(ctx.cookies.get(DEVICE_COOKIE) ?? "") },
    },
    select: { id: true },
  });
  return device !== null;
}

/** Remembers the browser after a successful sign-in, so that strangers' guesses never lock it out. */
export async function rememberDevice(input: { ctx: Context; userId: number }): Promise<void> {
  const { ctx, userId } = input;
  const token = ctx.cookies.get(DEVICE_COOKIE) ?? createToken();
  const tokenHash = hashToken(token);
  const lastSeenAt = ctx.now();
  await ctx.db.knownDevice.upsert({
    where: { userId_tokenHash: { userId, tokenHash } },
    create: { userId, tokenHash, lastSeenAt },
    update: { lastSeenAt },
  });
  ctx.cookies.set({ name: DEVICE_COOKIE, value: token, maxAge: YEAR_IN_SECONDS });
}
