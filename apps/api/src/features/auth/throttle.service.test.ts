import { describe, expect, it } from "vitest";
import type { Client } from "../../testing/client.ts";
import { refusalOf } from "../../testing/refusals.ts";
import { openWorld } from "../../testing/world.ts";
import { addressKey } from "./throttle.service.ts";

describe("guessing passwords", () => {
  it("locks strangers out and leaves the owner's own browser alone", async () => {
    const world = await openWorld({ throttle: true });
    const ruth = await world.member();
    const guess = () =>
      refusalOf(world.visitor().trpc.auth.login.mutate({ email: ruth.email, password: "a guess" }));

    const refusals = [];
    for (let tries = 0; tries < 11; tries++) refusals.push(await guess());

    expect(refusals.slice(0, 10).every(({ code }) => code === "UNAUTHORIZED")).toBe(true);
    expect(refusals[10]).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      message: "Too many attempts. Please wait a little and try again.",
    });
    // Ruth's browser carries the cookie of an earlier sign-in, so the strangers' count is not hers.
    await ruth.trpc.auth.login.mutate({ email: ruth.email, password: ruth.password });
  });

  it("leaves a browser that is known alone, whatever others do behind the same address", async () => {
    const world = await openWorld({ throttle: true });
    const ruth = await world.member();
    const guess = (client: Client, email: string) =>
      refusalOf(client.trpc.auth.login.mutate({ email, password: "a guess" }));
    const laptop = world.visitor();
    await laptop.trpc.auth.login.mutate({ email: ruth.email, password: ruth.password });

    const strangers = await Promise.all(
      Array.from({ length: 51 }, (_, person) => guess(world.visitor(), `${person}@example.org`)),
    );
    for (let tries = 0; tries < 10; tries++) await guess(laptop, ruth.email);

    expect(strangers.filter(({ code }) => code === "TOO_MANY_REQUESTS")).toHaveLength(1);
    expect((await guess(laptop, ruth.email)).code).toBe("TOO_MANY_REQUESTS");
    await ruth.trpc.auth.login.mutate({ email: ruth.email, password: ruth.password });
  });

  it("knows a browser only by a token of the server's own making", async () => {
    const world = await openWorld({ throttle: true });
    const ruth = await world.member();
    const bare = world.visitor();
    bare.cookies.set("device", "");
    await bare.trpc.auth.login.mutate({ email: ruth.email, password: ruth.password });

    const refusals = [];
    for (let tries = 0; tries < 12; tries++) {
      const stranger = world.visitor();
      if (tries % 2) stranger.cookies.set("device", "");
      refusals.push(
        await refusalOf(
          stranger.trpc.auth.login.mutate({ email: ruth.email, password: "a guess" }),
        ),
      );
    }

    expect(bare.cookies.get("device")).toHaveLength(43);
    expect(refusals.filter(({ code }) => code === "UNAUTHORIZED")).toHaveLength(10);
  });

  it("counts guesses made at the same time, and inside one batch", async () => {
    const world = await openWorld({ throttle: true });
    const { email } = await world.member();
    const { trpc } = world.visitor();

    const refusals = await Promise.all(
      Array.from({ length: 30 }, () =>
        refusalOf(trpc.auth.login.mutate({ email, password: "a guess" })),
      ),
    );

    expect(refusals.filter(({ code }) => code === "UNAUTHORIZED")).toHaveLength(10);
  });

  it("tells when to come back, and does not count what succeeded", async () => {
    const world = await openWorld({ throttle: true });
    const { email, password } = await world.member();
    for (let times = 0; times < 12; times++) {
      await world.visitor().trpc.auth.login.mutate({ email, password });
    }
    for (let times = 0; times < 10; times++) {
      await world.visitor().rest("POST", "/api/auth/login", { email, password: "a guess" });
    }
    const refused = await world.visitor().rest("POST", "/api/auth/login", { email, password });

    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("keeps no address in the table", async () => {
    const world = await openWorld({ throttle: true });
    const { email } = await world.member();
    await world.visitor().rest("POST", "/api/auth/login", { email, password: "a guess" });
    const keys = (await world.db.rateLimit.findMany()).map(({ key }) => key).join(" ");
    expect(keys).not.toContain("127.0.0.1");
    expect(keys).not.toContain(email);
  });
});

describe("one address", () => {
  it("is a whole /64 of IPv6, one IPv4, and the same when IPv4 comes mapped", () => {
    expect(addressKey("2001:db8:1:2::1")).toBe(addressKey("2001:db8:1:2:ffff::9"));
    expect(addressKey("2001:db8:1:2::1")).not.toBe(addressKey("2001:db8:1:3::1"));
    expect(addressKey("::ffff:192.0.2.7")).toBe(addressKey("192.0.2.7"));
    expect(addressKey("anything")).toBe(addressKey("anything else"));
  });
});
