import { once } from "node:events";
import http from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { buildApp } from "./app.ts";
import { refusalOf } from "./testing/refusals.ts";
import { createWorld, openWorld } from "./testing/world.ts";

describe("the server", () => {
  it("answers its own health, and whether the database does", async () => {
    const world = await openWorld();
    const visitor = world.visitor();
    expect(await visitor.rest("GET", "/api/health")).toMatchObject({
      status: 200,
      body: { status: "ok" },
    });
    expect(await visitor.rest("GET", "/api/ready")).toMatchObject({
      status: 200,
      body: { status: "ready" },
    });
  });

  it("sends strict headers with every answer", async () => {
    const world = await openWorld();
    for (const path of ["/api/health", "/api/nowhere", "/trpc/auth.user", "/", "/%zz"]) {
      const { headers } = await world.visitor().rest("GET", path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("same-origin");
      expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it("answers unknown calls in the one error shape", async () => {
    const world = await openWorld();
    const answer = await world.visitor().rest("GET", "/api/nowhere");
    expect(answer).toMatchObject({
      status: 404,
      body: { code: "NOT_FOUND", message: "There is no such call." },
    });
  });

  it.each([
    ["another site's page", { "sec-fetch-site": "cross-site" }, 403],
    [
      "a sister site's page",
      { "sec-fetch-site": "same-site", origin: "https://evil.example" },
      403,
    ],
    ["an old browser on another site", { origin: "https://evil.example" }, 403],
    ["a sandboxed frame", { origin: "null" }, 403],
    ["our own page", { "sec-fetch-site": "same-origin" }, 200],
    ["a client that is no browser", {}, 200],
  ])("treats a state-changing call from %s as it should", async (_who, headers, status) => {
    const world = await openWorld();
    const visitor = world.visitor();
    expect((await visitor.rest("POST", "/api/auth/logout", undefined, headers)).status).toBe(
      status,
    );
    expect((await visitor.rest("POST", "/trpc/auth.logout", {}, headers)).status).toBe(status);
  });

  it("lets an old browser on our own page through", async () => {
    const world = await openWorld();
    const answer = await world
      .visitor()
      .rest("POST", "/api/auth/logout", undefined, { origin: world.origin });
    expect(answer.status).toBe(200);
  });

  it.each(["/trpc/auth.login", "/api/auth/login"])(
    "reads no form into memory at %s",
    async (path) => {
      const world = await openWorld();
      const form = new FormData();
      form.set("email", "x".repeat(300 * 1024));
      const answer = await fetch(world.origin + path, { method: "POST", body: form });
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({ code: "UNSUPPORTED_MEDIA_TYPE" });
    },
  );

  it("has the test login only where it is enabled", async () => {
    const off = await openWorld();
    const on = await openWorld({ testLogin: true });
    const browser = on.visitor();
    expect((await off.visitor().rest("POST", "/api/test-login")).status).toBe(404);
    expect((await browser.rest("POST", "/api/test-login")).status).toBe(200);
    expect((await browser.trpc.auth.user.query()).displayName).toBe("Demo Member");
  });

  it("lets nobody take the demo member's place before it is made", async () => {
    const world = await openWorld({ testLogin: true });
    const { user: demo } = await world.visitor().trpc.auth.testLogin.mutate();
    await world.reset();
    const { auth } = world.visitor().trpc;
    const password = "a lamp in a quiet room";
    const email = await refusalOf(auth.register.mutate({ email: demo.email, password }));
    const username = await refusalOf(
      auth.register.mutate({ email: "a@b.example", username: demo.username, password }),
    );
    expect([email.issues?.[0]?.path, username.issues?.[0]?.path]).toEqual(["email", "username"]);
  });

  it("shares everything with a second process on the same database", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const second = await buildApp({
      services: world.services,
      config: { logLevel: "silent", publicUrl: undefined, trustProxy: undefined },
    });
    onTestFinished(() => second.close());
    const cookie = `session=${ruth.cookies.get("session")}`;

    const there = await second.inject({ url: "/api/auth/user", headers: { cookie } });
    expect(there.json()).toMatchObject({ id: ruth.id });
    await second.inject({ method: "POST", url: "/api/auth/logout", headers: { cookie } });
    expect((await ruth.rest("GET", "/api/auth/user")).status).toBe(401);
  });

  it("waits only so long for a request to come in", async () => {
    const { services } = await openWorld();
    const app = await buildApp({
      services,
      config: { logLevel: "silent", publicUrl: undefined, trustProxy: undefined },
    });
    onTestFinished(() => app.close());
    // Node itself looks for such requests only every half minute, too seldom to watch it happen.
    expect(app.server.requestTimeout).toBeGreaterThan(0);
  });

  it("finishes what it began before it closes", async () => {
    const world = await createWorld();
    const ruth = await world.member();
    const body = JSON.stringify({ situation: "the night before surgery" });
    const request = http.request(`${world.origin}/api/verses/recommend`, {
      method: "POST",
      headers: {
        cookie: `session=${ruth.cookies.get("session")}`,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        expect: "100-continue",
      },
    });
    request.flushHeaders();
    await once(request, "continue");

    const closing = world.close();
    request.end(body);

    const [answer] = (await once(request, "response")) as [http.IncomingMessage];
    answer.resume();
    expect(answer.statusCode).toBe(200);
    await closing;
  });
});

describe("the OpenAPI document", () => {
  it("describes every published call with its parameters, bodies and statuses", async () => {
    const world = await openWorld();
    const { body } = await world.visitor().rest("GET", "/api/openapi.json");
    const document = body as {
      openapi: string;
      paths: Record<string, Record<string, { responses: object; tags: string[] }>>;
    };
    expect(document.openapi).toBe("3.1.0");
    expect(Object.keys(document.paths["/auth/register"]?.post?.responses ?? {})).toContain("201");
    expect(document.paths["/verses/saved/{reference}"]?.delete?.tags).toEqual(["saved"]);
    expect(Object.keys(document.paths).sort()).toMatchSnapshot();
  });

  it.each(["/api/docs", "/api/docs/"])(
    "has a readable page of its own files only at %s",
    async (address) => {
      const world = await openWorld();
      const visitor = world.visitor();
      const page = await visitor.rest("GET", address);
      const sources = [...String(page.body).matchAll(/(?:src|href)="([^"]+)"/g)].map(
        ([, source = ""]) => source,
      );
      expect(page.status).toBe(200);
      expect(sources.length).toBeGreaterThan(2);
      expect(String(page.body)).not.toMatch(/<script(?![^>]*\ssrc=)/);
      for (const source of sources) {
        expect(source).not.toMatch(/^https?:/);
        expect(
          (await visitor.rest("GET", new URL(source, world.origin + address).pathname)).status,
        ).toBe(200);
      }
    },
  );
});
