import type { Context, Services } from "../../context.ts";
import type { UserRow } from "../users/service.ts";
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

/** The sessions one account may hold; beyond it the one longest unused ends. */
const MOST_SESSIONS = 50;

const lifeOf = (persistent: boolean) => (persistent ? "persistent" : "browser");

interface SessionRow extends UserRow {
  sessionId: number;
  persistent: boolean;
  elevatedUntil: Date | null;
  sessionCreatedAt: Date;
  lastSeenAt: Date;
}

/** Asked on every request, so it goes to the driver as one prepared statement and not through the ORM. */
const FIND_SESSION = {
  name: "find-session",
  text: `
    SELECT s.id AS "sessionId", s.persistent, s.elevated_until AS "elevatedUntil",
           s.created_at AS "sessionCreatedAt", s.last_seen_at AS "lastSeenAt",
           u.id, u.username, u.email, u.email_verified_at AS "emailVerifiedAt",
           u.display_name AS "displayName", u.selected_avatar AS "selectedAvatar",
           u.bible_version AS "bibleVersion", u.notifications_enabled AS "notificationsEnabled",
           u.text_size AS "textSize", u.subscription_tier AS "subscriptionTier",
           u.profile_visibility AS "profileVisibility", u.role, u.account_status AS "accountStatus",
           u.two_factor_confirmed_at AS "twoFactorConfirmedAt", u.phone_number AS "phoneNumber",
           u.password_changed_at AS "passwordChangedAt", u.last_post_date AS "lastPostDate",
           u.last_comment_date AS "lastCommentDate", u.created_at AS "createdAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token_hash = $1 AND s.expires_at > $2 AND u.account_status = 'active'`,
};

/** The live session of a cookie's token, its expiry moved on; null when there is none. */
export async function findSession(input: {
  services: Services;
  token: string | undefined;
}): Promise<Session | null> {
  const { services, token } = input;
  if (!token) return null;
  const now = services.now();
  const { rows } = await services.sql.query<SessionRow>({
    ...FIND_SESSION,
    values: [hashToken(token), now],
  });
  const [row] = rows;
  if (!row) return null;
  const {
    sessionId: id,
    persistent,
    elevatedUntil,
    sessionCreatedAt: createdAt,
    lastSeenAt,
    ...user
  } = row;
  if (now.getTime() - lastSeenAt.getTime() >= TOUCH_INTERVAL) {
    await services.db.session.updateMany({
      where: { id },
      data: { lastSeenAt: now, expiresAt: expiryOf({ persistent, createdAt, now }) },
    });
  }
  return { id, persistent, elevatedUntil, user };
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
  await endOldestSessions({ ctx, userId });
  ctx.cookies.set({
    name: SESSION_COOKIE,
    value: token,
    ...(persistent ? { maxAge: HARD_LIMIT.persistent / 1000 } : {}),
  });
}

async function endOldestSessions(input: { ctx: Context; userId: number }): Promise<void> {
  const { ctx, userId } = input;
  const oldest = await ctx.db.session.findMany({
    where: { userId },
    orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
    skip: MOST_SESSIONS,
    select: { id: true },
  });
  if (oldest.length === 0) return;
  await ctx.db.session.deleteMany({ where: { id: { in: oldest.map(({ id }) => id) } } });
}

/** Signs this browser out; being signed out already is fine. */
export async function endSession(ctx: Context): Promise<void> {
  const token = ctx.cookies.get(SESSION_COOKIE);
  if (token) await ctx.db.session.deleteMany({ where: { tokenHash: hashToken(token) } });
  ctx.cookies.clear(SESSION_COOKIE);
}
