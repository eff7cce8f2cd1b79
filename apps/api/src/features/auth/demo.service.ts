import type { Context } from "../../context.ts";
import { type UserRow, userSelect } from "../users/service.ts";
import { startSession } from "./sessions.service.ts";

/** An e-mail without a domain's dot and a username with a space: nobody can have registered them before. */
const DEMO_EMAIL = "demo@lampstand";
const DEMO_USERNAME = "demo member";

/** Signs in the one demo member, made when first needed; it has no password, so there is no other way in. */
export async function signInDemoMember(ctx: Context): Promise<UserRow> {
  const row = await ctx.db.user.upsert({
    where: { email: DEMO_EMAIL },
    create: {
      email: DEMO_EMAIL,
      username: DEMO_USERNAME,
      usernameKey: DEMO_USERNAME,
      displayName: "Demo Member",
    },
    update: {},
    select: userSelect,
  });
  await startSession({ ctx, userId: row.id, persistent: true });
  return row;
}
