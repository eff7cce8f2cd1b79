import type { Context } from "../../context.ts";
import { type UserRow, userSelect } from "../users/service.ts";
import { startSession } from "./sessions.service.ts";

const DEMO_EMAIL = "demo@lampstand.example";

/** Signs in the one demo member, made when first needed; it has no password, so there is no other way in. */
export async function signInDemoMember(ctx: Context): Promise<UserRow> {
  const row = await ctx.db.user.upsert({
    where: { email: DEMO_EMAIL },
    create: {
      email: DEMO_EMAIL,
      username: "demo-member",
      usernameKey: "demo-member",
      displayName: "Demo Member",
    },
    update: {},
    select: userSelect,
  });
  await startSession({ ctx, userId: row.id, persistent: true });
  return row;
}
