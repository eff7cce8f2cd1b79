import Fastify from "fastify";
import { describe, expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import type { Context } from "./context.ts";
import { conflict, tooManyRequests } from "./errors.ts";
import { idField } from "./features/schema.ts";
import { readOnlyJson, registerRest, sendError } from "./rest.ts";
import { anyone, rest, router } from "./trpc.ts";

const echo = z.object({ input: z.unknown() });

/** Procedures that answer what they were given: each stands for a trap that REST adapters fall into. */
const probes = router({
  probe: router({
    list: anyone
      .meta(rest("GET", "/things/{id}", "Read"))
      .input(
        z.object({
          id: idField,
          q: z.string().optional(),
          archived: z.boolean().optional(),
          tag: z.array(z.string()).optional(),
          limit: z.int().max(50).default(20),
        }),
      )
      .output(echo)
      .query(({ input }) => ({ input })),
    put: anyone
      .meta(rest("PUT", "/things/{id}", "Write", { status: 201 }))
      .input(z.object({ id: idField }))
      .input(z.object({ open: z.boolean().optional() }))
      .output(echo)
      .mutation(({ input }) => ({ input })),
    remove: anyone
      .meta(rest("DELETE", "/named/{name}", "Remove"))
      .input(z.object({ name: z.string(), reason: z.string().optional() }))
      .output(echo)
      .mutation(({ input }) => ({ input })),
    plain: anyone
      .meta(rest("POST", "/plain", "No input"))
      .output(z.object({ ok: z.literal(true) }))
      .mutation(() => ({ ok: true })),
    taken: anyone
      .meta(rest("POST", "/taken", "Always taken"))
      .output(echo)
      .mutation(() => {
        throw conflict("Taken already");
      }),
    busy: anyone
      .meta(rest("POST", "/busy", "Always busy"))
      .output(echo)
      .mutation(() => {
        throw tooManyRequests({ message: "Wait", retryAfterSeconds: 7.2 });
      }),
    broken: anyone
      .meta(rest("POST", "/broken", "Fails"))
      .output(echo)
      .mutation(() => {
        throw new Error("the password is swordfish");
      }),
    unpublished: anyone.output(echo).query(() => ({ input: "secret" })),
  }),
});

async function openProbes() {
  const app = Fastify({
    bodyLimit: 2048,
    frameworkErrors: (error, req, res) => sendError({ error, req, res }),
  });
  app.setErrorHandler((error, req, res) => sendError({ error, req, res }));
  readOnlyJson(app);
  // The probes look at nothing in the context.
  registerRest(app, { router: probes, createContext: async () => ({}) as Context });
  await app.ready();
  onTestFinished(() => app.close());
  return app;
}

const json = { "content-type": "application/json" };

interface Case {
  what: string;
  method: "GET" | "PUT" | "POST" | "DELETE";
  url: string;
  payload?: string;
  headers?: Record<string, string>;
  status: number;
  body: unknown;
}

const invalid = (path: string, message: string) => ({
  code: "BAD_REQUEST",
  message,
  issues: [{ path, message }],
});

const cases: Case[] = [
  {
    what: "reads path and query with their types",
    method: "GET",
    url: "/things/7?q=x&archived=false&limit=5",
    status: 200,
    body: { input: { id: 7, q: "x", archived: false, limit: 5 } },
  },
  {
    what: "reads a repeated key as a list",
    method: "GET",
    url: "/things/7?tag=a&tag=b",
    status: 200,
    body: { input: { id: 7, tag: ["a", "b"], limit: 20 } },
  },
  {
    what: "reads a single key as a list of one",
    method: "GET",
    url: "/things/7?tag=a",
    status: 200,
    body: { input: { id: 7, tag: ["a"], limit: 20 } },
  },
  {
    what: "keeps an empty text",
    method: "GET",
    url: "/things/7?q=",
    status: 200,
    body: { input: { id: 7, q: "", limit: 20 } },
  },
  {
    what: "lets the path win over the query",
    method: "GET",
    url: "/things/7?id=8",
    status: 200,
    body: { input: { id: 7, limit: 20 } },
  },
  {
    what: "refuses a word for a number",
    method: "GET",
    url: "/things/seven",
    status: 400,
    body: invalid("id", "id must be of type number"),
  },
  {
    what: "refuses neither true nor false",
    method: "GET",
    url: "/things/7?archived=maybe",
    status: 400,
    body: invalid("archived", "archived must be of type boolean"),
  },
  {
    what: "refuses a limit that is too long",
    method: "GET",
    url: "/things/7?limit=51",
    status: 400,
    body: invalid("limit", "limit must be at most 50"),
  },
  {
    what: "answers the status of its meta",
    method: "PUT",
    url: "/things/7",
    payload: '{"open":true}',
    headers: json,
    status: 201,
    body: { input: { id: 7, open: true } },
  },
  {
    what: "lets the path win over the body",
    method: "PUT",
    url: "/things/7",
    payload: '{"id":8}',
    headers: json,
    status: 201,
    body: { input: { id: 7 } },
  },
  {
    what: "takes the body's types as they are",
    method: "PUT",
    url: "/things/7",
    payload: '{"open":"false"}',
    headers: json,
    status: 400,
    body: invalid("open", "open must be of type boolean"),
  },
  {
    what: "ignores the query where there is a body",
    method: "PUT",
    url: "/things/7?open=true",
    payload: "{}",
    headers: json,
    status: 201,
    body: { input: { id: 7 } },
  },
  {
    what: "decodes what the path encodes",
    method: "DELETE",
    url: "/named/John%203%3A16",
    status: 200,
    body: { input: { name: "John 3:16" } },
  },
  {
    what: "reads the body of a DELETE",
    method: "DELETE",
    url: "/named/x",
    payload: '{"reason":"done"}',
    headers: json,
    status: 200,
    body: { input: { name: "x", reason: "done" } },
  },
  {
    what: "needs no body and no content type",
    method: "POST",
    url: "/plain",
    status: 200,
    body: { ok: true },
  },
  {
    what: "takes an empty JSON body as none",
    method: "POST",
    url: "/plain",
    payload: "",
    headers: json,
    status: 200,
    body: { ok: true },
  },
  {
    what: "refuses a body that is no object",
    method: "PUT",
    url: "/things/7",
    payload: "[1]",
    headers: json,
    status: 400,
    body: { code: "BAD_REQUEST", message: "A JSON object is expected." },
  },
  {
    what: "refuses another content type",
    method: "PUT",
    url: "/things/7",
    payload: "<a/>",
    headers: { "content-type": "application/xml" },
    status: 415,
    body: { code: "UNSUPPORTED_MEDIA_TYPE", message: "Please send JSON." },
  },
  {
    what: "refuses JSON that a form of another site's could send as plain text",
    method: "PUT",
    url: "/things/7",
    payload: '{"open":true}',
    headers: { "content-type": "text/plain" },
    status: 415,
    body: { code: "UNSUPPORTED_MEDIA_TYPE", message: "Please send JSON." },
  },
  {
    what: "refuses a body that is too large",
    method: "PUT",
    url: "/things/7",
    payload: `{"x":"${"y".repeat(3000)}"}`,
    headers: json,
    status: 413,
    body: { code: "PAYLOAD_TOO_LARGE", message: "The request is too large." },
  },
  {
    what: "tells a conflict",
    method: "POST",
    url: "/taken",
    status: 409,
    body: { code: "CONFLICT", message: "Taken already" },
  },
  {
    what: "keeps our own faults to itself",
    method: "POST",
    url: "/broken",
    status: 500,
    body: {
      code: "INTERNAL_SERVER_ERROR",
      message: "Something went wrong on our side. Please try again.",
    },
  },
];

describe("REST from procedures", () => {
  it.each(cases)("$what", async ({ method, url, payload, headers, status, body }) => {
    const app = await openProbes();
    const answer = await app.inject({
      method,
      url,
      ...(payload === undefined ? {} : { payload }),
      headers: headers ?? {},
    });
    expect(answer.json()).toEqual(body);
    expect(answer.statusCode).toBe(status);
  });

  it.each([
    ["malformed JSON", { method: "PUT", url: "/things/7", payload: '{"open":', headers: json }],
    ["a bad escape in the path", { method: "DELETE", url: "/named/%E0%A4%A" }],
  ] as const)("answers %s with 400 in the one error shape", async (_what, request) => {
    const answer = await (await openProbes()).inject(request);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ code: "BAD_REQUEST", message: expect.any(String) });
  });

  it("reads the query of a HEAD as it does a GET's", async () => {
    const answer = await (await openProbes()).inject({ method: "HEAD", url: "/things/7?limit=51" });
    expect(answer.statusCode).toBe(400);
  });

  it("tells when to come back", async () => {
    const answer = await (await openProbes()).inject({ method: "POST", url: "/busy" });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers["retry-after"]).toBe("8");
  });

  it("serves only what carries REST meta", async () => {
    const answer = await (await openProbes()).inject({ method: "GET", url: "/unpublished" });
    expect(answer.statusCode).toBe(404);
  });

  it("leaves the schemas as they were, so that tRPC stays as strict after a REST call", async () => {
    const app = await openProbes();
    await app.inject({ method: "GET", url: "/things/7?archived=false" });
    const caller = probes.createCaller({} as Context);
    // @ts-expect-error: the wire may bring anything
    await expect(caller.probe.list({ id: "7" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });
});
