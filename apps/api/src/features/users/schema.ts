import { z } from "zod";
import { dateTimeField, idField } from "../schema.ts";

/** The signed-in member as they see themself; nobody else is ever shown this. */
export const userOutput = z
  .object({
    id: idField,
    username: z.string(),
    email: z.string(),
    displayName: z.string().nullable(),
    selectedAvatar: z.string(),
    bibleVersion: z.string(),
    notificationsEnabled: z.boolean(),
    textSize: z.enum(["small", "large"]),
    subscriptionTier: z.enum(["free", "premium"]),
    profileVisibility: z.enum(["public", "private"]),
    role: z.enum(["member", "admin"]),
    accountStatus: z.enum(["active", "suspended", "blocked", "deleted"]),
    emailVerified: z.boolean(),
    twoFactorEnabled: z.boolean(),
    phoneNumber: z.string().nullable(),
    passwordChangedAt: dateTimeField,
    lastPostDate: dateTimeField.nullable(),
    lastCommentDate: dateTimeField.nullable(),
    createdAt: dateTimeField,
  })
  .meta({ id: "User" });
