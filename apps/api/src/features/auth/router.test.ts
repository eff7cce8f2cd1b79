import { describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusals.ts";
import { openWorld } from "../../testing/world.ts";

const PASSWORD = "a lamp in a quiet room";
const DAY = 24 * 60 * 60 * 1000;
const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

describe("registering", () => {
  it("makes the account, signs the person in, and never shows a secret", async () => {
    const world = await openWorld();
    const browser = world.visitor();

    const answer = await browser.rest("POST", "/api/auth/register", {
      email: "Ruth@Example.org",
      username: "Ruth.M",
      password: PASSWORD,
      phoneNumber: null,
    });

    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      user: { email: "ruth@example.org", username: "Ruth.M", bibleVersion: "NIV", role: "member" },
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|passwordHash|secret/i);
    expect((await browser.trpc.auth.user.query()).username).toBe("Ruth.M");
  });

  it("derives a free username for the header dialog, which sends only e-mail and password", async () => {
    const world = await openWorld();
    const first = await world
      .visitor()
      .trpc.auth.register.mutate({ email: "jo@one.example", password: "sixsix6!" });
    const second = await world
      .visitor()
      .trpc.auth.register.mutate({ email: "jo@two.example", password: "sixsix6!" });

    expect(first.user.username).toBe("jo0");
    expect(second.user.username).toMatch(/^jo0\d+$/);
  });

  it("asks 8 characters with a username and 6 without one", async () => {
    const world = await openWorld();
    const { trpc } = world.visitor();

    const short = await refusalOf(
      trpc.auth.register.mutate({ email: "a@b.example", username: "abc", password: "x7k9m2q" }),
    );
    const shorter = await refusalOf(
      trpc.auth.register.mutate({ email: "a@b.example", password: "x7k9m" }),
    );

    expect(short.issues).toEqual([
      { path: "password", message: "Password must be at least 8 characters" },
    ]);
    expect(shorter.issues).toEqual([
      { path: "password", message: "Password must be at least 6 characters" },
    ]);
    await trpc.auth.register.mutate({ email: "a@b.example", password: "x7k9m2" });
  });

  it.each([
    [
      "email",
      { email: "nobody", username: "abc", password: PASSWORD },
      "Please enter a valid email address",
    ],
    [
      "username",
      { email: "a@b.example", username: "ab", password: PASSWORD },
      "Username must be at least 3 characters",
    ],
    [
      "phoneNumber",
      { email: "a@b.example", password: PASSWORD, phoneNumber: "12" },
      "Please enter the phone number with its country code, like +15551234567",
    ],
    [
      "password",
      { email: "a@b.example", password: "password" },
      "This password is among the most common ones. Please choose another.",
    ],
    [
      "password",
      { email: "lydia@b.example", username: "seller-of-purple", password: "Seller-of-Purple" },
      "Your password must not be your name or e-mail address.",
    ],
  ])("names the field %s that is wrong", async (path, input, message) => {
    const world = await openWorld();
    const { code, issues } = await refusalOf(world.visitor().trpc.auth.register.mutate(input));
    expect(code).toBe("BAD_REQUEST");
    expect(issues).toEqual([{ path, message }]);
  });

  it("keeps e-mail and username unique whatever their case, also for two at once", async () => {
    const world = await openWorld();
    await world.visitor().trpc.auth.register.mutate({
      email: "ruth@example.org",
      username: "Ruth",
      password: PASSWORD,
    });

    const sameEmail = await refusalOf(
      world.visitor().trpc.auth.register.mutate({
        email: "RUTH@example.org",
        username: "Other",
        password: PASSWORD,
      }),
    );
    const sameName = await refusalOf(
      world.visitor().trpc.auth.register.mutate({
        email: "other@example.org",
        username: "rUTH",
        password: PASSWORD,
      }),
    );
    const race = await Promise.allSettled(
      Array.from({ length: 4 }, () =>
        world
          .visitor()
          .trpc.auth.register.mutate({ email: "naomi@example.org", password: PASSWORD }),
      ),
    );

    expect(sameEmail).toMatchObject({
      code: "CONFLICT",
      message: "An account with this email already exists.",
    });
    expect(sameName).toMatchObject({ code: "CONFLICT", message: "This username is taken." });
    expect(race.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });
});

describe("signing in and out", () => {
  it("signs in whatever the e-mail's case, and out again", async () => {
    const world = await openWorld();
    const ruth = await world.member({ email: "ruth@example.org" });
    const browser = world.visitor();

    await browser.trpc.auth.login.mutate({ email: "RUTH@example.org", password: ruth.password });
    expect((await browser.trpc.auth.user.query()).id).toBe(ruth.id);

    await browser.trpc.auth.logout.mutate();
    expect((await refusalOf(browser.trpc.auth.user.query())).code).toBe("UNAUTHORIZED");
    expect((await ruth.trpc.auth.user.query()).id).toBe(ruth.id);
  });

  it("answers a wrong password and an unknown e-mail alike", async () => {
    const world = await openWorld();
    const { email } = await world.member();
    const wrong = await world
      .visitor()
      .rest("POST", "/api/auth/login", { email, password: "not this one" });
    const unknown = await world
      .visitor()
      .rest("POST", "/api/auth/login", { email: "no@one.example", password: "x" });

    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ code: "UNAUTHORIZED", message: "Invalid email or password" });
    expect(unknown).toMatchObject({ status: wrong.status, body: wrong.body });
  });

  it("makes a new session at every sign-in and ends the one that came along", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const before = ruth.cookies.get("session");

    await ruth.trpc.auth.login.mutate({ email: ruth.email, password: ruth.password });

    const stolen = world.visitor();
    stolen.cookies.set("session", before ?? "");
    expect(ruth.cookies.get("session")).not.toBe(before);
    expect((await refusalOf(stolen.trpc.auth.user.query())).code).toBe("UNAUTHORIZED");
  });

  it("sets cookies that no script can read and no other site can send", async () => {
    const world = await openWorld();
    const { email, password } = await world.member();
    const login = (staySignedIn: boolean) =>
      world.visitor().rest("POST", "/api/auth/login", { email, password, staySignedIn });

    const [kept = ""] = (await login(true)).headers.getSetCookie();
    const [brief = ""] = (await login(false)).headers.getSetCookie();

    for (const cookie of [kept, brief])
      expect(cookie).toMatch(/^session=.+; Path=\/; HttpOnly; SameSite=Lax/);
    expect(kept).toMatch(/Max-Age=/);
    expect(brief).not.toMatch(/Max-Age|Expires/);
  });

  it("keeps only a digest of the token", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const { tokenHash } = await world.db.session.findFirstOrThrow();
    expect(Buffer.from(tokenHash).toString("base64url")).not.toBe(ruth.cookies.get("session"));
    expect(tokenHash).toHaveLength(32);
  });
});

describe("a session's life", () => {
  it("slides for 30 days when the member stays signed in, and ends at 90", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const start = world.now();
    for (const days of [29, 58, 87]) {
      world.setNow(later(start, days * DAY));
      await ruth.trpc.auth.user.query();
    }
    world.setNow(later(start, 91 * DAY));
    expect((await refusalOf(ruth.trpc.auth.user.query())).code).toBe("UNAUTHORIZED");
  });

  it("ends after 30 quiet days", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    world.setNow(later(world.now(), 31 * DAY));
    expect((await refusalOf(ruth.trpc.auth.user.query())).code).toBe("UNAUTHORIZED");
  });

  it("ends after a day at most when the member does not stay signed in", async () => {
    const world = await openWorld();
    const { email, password } = await world.member();
    const browser = world.visitor();
    await browser.trpc.auth.login.mutate({ email, password, staySignedIn: false });
    const start = world.now();
    for (const hours of [11, 22]) {
      world.setNow(later(start, hours * 60 * 60 * 1000));
      await browser.trpc.auth.user.query();
    }
    world.setNow(later(start, 25 * 60 * 60 * 1000));
    expect((await refusalOf(browser.trpc.auth.user.query())).code).toBe("UNAUTHORIZED");
  });
});

describe("over REST", () => {
  it("gives the same answers as tRPC", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const credentials = { email: ruth.email, password: ruth.password };

    const viaTrpc = await ruth.trpc.auth.login.mutate(credentials);
    const viaRest = await world.visitor().rest("POST", "/api/auth/login", credentials);
    expect(viaRest).toMatchObject({ status: 200, body: viaTrpc });
    expect((await ruth.rest("GET", "/api/auth/user")).body).toEqual(
      await ruth.trpc.auth.user.query(),
    );
    expect((await ruth.rest("POST", "/api/auth/logout")).body).toEqual({ success: true });
    expect(await ruth.rest("GET", "/api/auth/user")).toMatchObject({
      status: 401,
      body: { code: "UNAUTHORIZED", message: "Please sign in." },
    });
  });
});
