import type { Context, Services } from "../../context.ts";
import { type UserRow, userSelect } from "../users/service.ts";
import { createToken, hashToken } from "./secrets.service.ts";

export const SESSION_COOKIE = "session";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A persistent session slides; one for the browser session ends when idle (Decisions A.4). */
const IDLE_LIMIT = { persistent: 30 * DAY, browser: 12 * HOUR };
const HARD_LIMIT = { persistent: 90 * DAY, browser: 24 * HOUR };
/** Writing `lastSeenAt` on every request would turn each read into a write. */
const TOUCH_INTERVAL = 5 * MINUTE;

export interface Session {
  id: number;
  persistent: boolean;
  elevatedUntil: Date | null;
  user: UserRow;
}

const lifeOf = (persistent: boolean) => (persistent ? "persistent" : "browser");

/** The live session of a cookie's token, its expiry moved on; null when there is none. */
export async function findSession(input: {
  services: Services;
  token: string | undefined;
}): Promise<Session | null> {
  const { services, token } = input;
  if (!token) return null;
  const now = services.now();
  const row = await services.db.session.findUnique({
    where: {
      tokenHash: hashToken(token),
      expiresAt: { gt: now },
      user: { accountStatus: "active" },
    },
    select: {
      id: true,
      persistent: true,
      elevatedUntil: true,
      createdAt: true,
      lastSeenAt: true,
      user: { select: userSelect },
    },
  });
  if (!row) return null;
  const { createdAt, lastSeenAt, ...session } = row;
  if (now.getTime() - lastSeenAt.getTime() >= TOUCH_INTERVAL) {
    await services.db.session.updateMany({
      where: { id: row.id },
      data: {
        lastSeenAt: now,
        expiresAt: expiryOf({ persistent: row.persistent, createdAt, now }),
      },
    });
  }
  return session;
}

function expiryOf(input: { persistent: boolean; createdAt: Date; now: Date }): Date {
  const life = lifeOf(input.persistent);
  const idleEnd = input.now.getTime() + IDLE_LIMIT[life];
  const hardEnd = input.createdAt.getTime() + HARD_LIMIT[life];
  return new Date(Math.min(idleEnd, hardEnd));
}

/** Signs this browser in: a new token always, and the session that came along is deleted. */
export async function startSession(input: {
  ctx: Context;
  userId: number;
  persistent: boolean;
}): Promise<void> {
  const { ctx, userId, persistent } = input;
  const now = ctx.now();
  const token = createToken();
  const previous = ctx.cookies.get(SESSION_COOKIE);
  await ctx.db.$transaction([
    ctx.db.session.deleteMany({ where: { tokenHash: hashToken(previous ?? "") } }),
    ctx.db.session.deleteMany({ where: { userId, expiresAt: { lte: now } } }),
    ctx.db.session.create({
      data: {
        tokenHash: hashToken(token),
        userId,
        persistent,
        userAgent: ctx.userAgent,
        ipAddress: ctx.ipAddress,
        createdAt: now,
        lastSeenAt: now,
        expiresAt: expiryOf({ persistent, createdAt: now, now }),
      },
    }),
  ]);
  ctx.cookies.set({
    name: SESSION_COOKIE,
    value: token,
    ...(persistent ? { maxAge: HARD_LIMIT.persistent / 1000 } : {}),
  });
}

/** Signs this browser out; being signed out already is fine. */
export async function endSession(ctx: Context): Promise<void> {
  const token = ctx.cookies.get(SESSION_COOKIE);
  if (token) await ctx.db.session.deleteMany({ where: { tokenHash: hashToken(token) } });
  ctx.cookies.clear(SESSION_COOKIE);
}
