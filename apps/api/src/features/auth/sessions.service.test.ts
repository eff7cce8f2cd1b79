import { expect, it } from "vitest";
import { openWorld } from "../../testing/world.ts";
import { userSelect } from "../users/service.ts";
import { findSession } from "./sessions.service.ts";

it("finds in one hand-written statement the same member that the model describes", async () => {
  const world = await openWorld();
  const ruth = await world.member({ tier: "premium" });
  await world.db.user.update({
    where: { id: ruth.id },
    data: {
      displayName: "Ruth",
      emailVerifiedAt: world.now(),
      twoFactorConfirmedAt: world.now(),
      phoneNumber: "+15551234567",
      lastPostDate: world.now(),
      lastCommentDate: world.now(),
      textSize: "large",
      profileVisibility: "private",
      notificationsEnabled: false,
    },
  });

  const session = await findSession({
    services: world.services,
    token: ruth.cookies.get("session"),
  });

  const row = await world.db.user.findUniqueOrThrow({ where: { id: ruth.id }, select: userSelect });
  expect(session?.user).toEqual(row);
});
