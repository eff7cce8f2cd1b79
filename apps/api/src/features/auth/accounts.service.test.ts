import { describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusals.ts";
import { openWorld } from "../../testing/world.ts";

describe("an account that is not open", () => {
  it("is signed out at once and told why at sign-in, but only after the right password", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    await world.db.user.update({
      where: { id: ruth.id },
      data: {
        accountStatus: "suspended",
        statusReason: "Unkind words",
        suspendedUntil: new Date("2026-12-01T00:00:00Z"),
      },
    });
    const login = (password: string) =>
      refusalOf(world.visitor().trpc.auth.login.mutate({ email: ruth.email, password }));

    expect((await refusalOf(ruth.trpc.auth.user.query())).code).toBe("UNAUTHORIZED");
    expect((await login("a wrong guess")).message).toBe("Invalid email or password");
    expect(await login(ruth.password)).toMatchObject({
      code: "FORBIDDEN",
      message: "Your account is suspended until 2026-12-01: Unkind words",
    });
  });

  it("opens again when the suspension is over", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    await world.db.user.update({
      where: { id: ruth.id },
      data: { accountStatus: "suspended", suspendedUntil: new Date("2026-12-01T00:00:00Z") },
    });
    world.setNow(new Date("2026-12-01T00:00:01Z"));

    await ruth.trpc.auth.login.mutate({ email: ruth.email, password: ruth.password });

    expect((await ruth.trpc.auth.user.query()).accountStatus).toBe("active");
  });

  it("stays shut when it is blocked", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    await world.db.user.update({
      where: { id: ruth.id },
      data: { accountStatus: "blocked", statusReason: "Threats" },
    });
    const { code, message } = await refusalOf(
      world.visitor().trpc.auth.login.mutate({ email: ruth.email, password: ruth.password }),
    );
    expect({ code, message }).toEqual({
      code: "FORBIDDEN",
      message: "Your account is blocked: Threats",
    });
  });
});
