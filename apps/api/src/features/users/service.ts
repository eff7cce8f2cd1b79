import type { Prisma } from "@lampstand/db";
import type { z } from "zod";
import type { userOutput } from "./schema.ts";

/** Everything a member may see of themself; the password hash and the second factor's secret stay out. */
export const userSelect = {
  id: true,
  username: true,
  email: true,
  emailVerifiedAt: true,
  displayName: true,
  selectedAvatar: true,
  bibleVersion: true,
  notificationsEnabled: true,
  textSize: true,
  subscriptionTier: true,
  profileVisibility: true,
  role: true,
  accountStatus: true,
  twoFactorConfirmedAt: true,
  phoneNumber: true,
  passwordChangedAt: true,
  lastPostDate: true,
  lastCommentDate: true,
  createdAt: true,
} satisfies Prisma.UserSelect;

export type UserRow = Prisma.UserGetPayload<{ select: typeof userSelect }>;

/** Picks field by field, so that a row selected with more than this never carries it out. */
export function toUser(row: UserRow): z.infer<typeof userOutput> {
  return {
    id: row.id,
    username: row.username,
    // Only a deleted account has no e-mail, and a deleted account cannot be signed in.
    email: row.email ?? "",
    displayName: row.displayName,
    selectedAvatar: row.selectedAvatar,
    bibleVersion: row.bibleVersion,
    notificationsEnabled: row.notificationsEnabled,
    textSize: row.textSize,
    subscriptionTier: row.subscriptionTier,
    profileVisibility: row.profileVisibility,
    role: row.role,
    accountStatus: row.accountStatus,
    emailVerified: row.emailVerifiedAt !== null,
    twoFactorEnabled: row.twoFactorConfirmedAt !== null,
    phoneNumber: row.phoneNumber,
    passwordChangedAt: row.passwordChangedAt.toISOString(),
    lastPostDate: row.lastPostDate?.toISOString() ?? null,
    lastCommentDate: row.lastCommentDate?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}
