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

it("keeps the fifty sessions and browsers last used", { timeout: 30_000 }, async () => {
  const world = await openWorld();
  const { id: userId, email, password } = await world.member();
  const first = world.visitor();
  await first.trpc.auth.login.mutate({ email, password });
  for (let times = 0; times < 50; times++) {
    world.setNow(new Date(world.now().getTime() + 60_000));
    await world.visitor().trpc.auth.login.mutate({ email, password });
  }

  expect(await world.db.session.count({ where: { userId } })).toBe(50);
  expect(await world.db.knownDevice.count({ where: { userId } })).toBe(50);
  expect((await first.rest("GET", "/api/auth/user")).status).toBe(401);
});
