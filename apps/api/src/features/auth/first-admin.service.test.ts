import { mkdtemp, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openWorld } from "../../testing/world.ts";
import { ensureFirstAdmin } from "./first-admin.service.ts";

const configWith = async (
  admin: { email?: string; password?: string; gatePassword?: string } = {},
) => ({
  admin: { email: undefined, password: undefined, gatePassword: undefined, ...admin },
  databaseUrl: undefined,
  dataDir: await mkdtemp(path.join(tmpdir(), "lampstand-admin-")),
});

describe("the first admin", () => {
  it("is made up once on the embedded default, and can sign in with what was shown", async () => {
    const world = await openWorld();
    const config = await configWith();

    const madeUp = await ensureFirstAdmin({ services: world.services, config });
    const again = await ensureFirstAdmin({ services: world.services, config });

    const { email = "", password = "" } = madeUp ?? {};
    const { trpc } = world.visitor();
    await trpc.auth.login.mutate({ email, password });
    expect((await trpc.auth.user.query()).role).toBe("admin");
    expect(again).toBeNull();
  });

  it("keeps only the hash of the gate's password, readable by the server alone", async () => {
    const world = await openWorld();
    const config = await configWith();
    const madeUp = await ensureFirstAdmin({ services: world.services, config });
    const file = path.join(config.dataDir, "admin-gate.hash");
    const kept = await readFile(file, "utf8");

    expect(kept).not.toContain(madeUp?.gatePassword);
    expect(
      await world.services.passwords.verify({
        password: madeUp?.gatePassword ?? "",
        passwordHash: kept,
      }),
    ).toBe(true);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it("shows no gate password that would not open the gate, where an earlier one is kept", async () => {
    const world = await openWorld();
    const config = await configWith();
    await ensureFirstAdmin({ services: world.services, config });
    await world.db.user.deleteMany();

    const again = await ensureFirstAdmin({ services: world.services, config });

    expect(again?.password).toBeTruthy();
    expect(again?.gatePassword).toBeNull();
  });

  it("is the account that the configuration names, made or given the role, its password left alone", async () => {
    const world = await openWorld();
    const ruth = await world.member({ email: "ruth@example.org" });
    const named = await configWith({ email: ruth.email, password: ruth.password });
    const fresh = await configWith({ email: "naomi@example.org", password: "of bitter and sweet" });

    await ensureFirstAdmin({ services: world.services, config: named });
    await ensureFirstAdmin({ services: world.services, config: fresh });

    await world.visitor().trpc.auth.login.mutate({ email: ruth.email, password: ruth.password });
    expect((await ruth.trpc.auth.user.query()).role).toBe("admin");
    const naomi = world.visitor();
    await naomi.trpc.auth.login.mutate({
      email: "naomi@example.org",
      password: "of bitter and sweet",
    });
    expect((await naomi.trpc.auth.user.query()).role).toBe("admin");
  });

  it("is made once by several processes that start together", async () => {
    const world = await openWorld();
    const config = await configWith({
      email: "naomi@example.org",
      password: "of bitter and sweet",
    });

    await Promise.all(
      Array.from({ length: 4 }, () => ensureFirstAdmin({ services: world.services, config })),
    );

    expect(await world.db.user.findMany({ select: { email: true, role: true } })).toEqual([
      { email: "naomi@example.org", role: "admin" },
    ]);
  });

  it("is not whoever registered the address first with another password", async () => {
    const world = await openWorld();
    const early = await world.member({ email: "ruth@example.org" });
    const config = await configWith({ email: early.email, password: "the operator's own" });

    await expect(ensureFirstAdmin({ services: world.services, config })).rejects.toThrow(
      /^ADMIN_EMAIL: ruth@example.org is registered with another password/,
    );
    expect((await early.trpc.auth.user.query()).role).toBe("member");
  });

  it("is not made up on PostgreSQL", async () => {
    const world = await openWorld();
    const config = { ...(await configWith()), databaseUrl: "postgresql://127.0.0.1/lampstand" };
    expect(await ensureFirstAdmin({ services: world.services, config })).toBeNull();
    expect(await world.db.user.count()).toBe(0);
  });
});
