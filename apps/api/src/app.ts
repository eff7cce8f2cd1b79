import { randomUUID } from "node:crypto";
import cookie from "@fastify/cookie";
import { type FastifyTRPCPluginOptions, fastifyTRPCPlugin } from "@trpc/server/adapters/fastify";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Config } from "./config.ts";
import type { Services } from "./context.ts";
import { crossSiteRefusal } from "./cross-site.ts";
import { registerDocs } from "./docs.ts";
import { notFound, retryAfterOf } from "./errors.ts";
import { describeError, logAnswer } from "./logging.ts";
import { buildOpenApiDocument } from "./openapi.ts";
import { createRequestContext } from "./request-context.ts";
import { readOnlyJson, registerRest, sendError } from "./rest.ts";
import { type AppRouter, appRouter } from "./router.ts";
import { securityHeaders } from "./security-headers.ts";
import { registerWeb } from "./web.ts";

const BODY_LIMIT = 256 * 1024;
/** Time enough for any phone to send its request; a connection that dribbles is not held for ever. */
const REQUEST_TIMEOUT_MS = 60_000;
/** More calls than any page of ours makes at once; without an end one request could hold thousands. */
const BATCH_LIMIT = 50;

export interface AppOptions {
  services: Services;
  config: Pick<Config, "logLevel" | "publicUrl" | "trustProxy">;
  /** The built web app's folder; without it only the API is served. */
  webRoot?: string;
}

/** The whole server: security, the two wires, the web app, and what happens to everything else. */
export async function buildApp({
  services,
  config,
  webRoot,
}: AppOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(config);
  const app = Fastify({
    logger: { level: config.logLevel, serializers: { err: describeError } },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: config.trustProxy ?? false,
    forceCloseConnections: "idle",
    routerOptions: { maxParamLength: 5000 },
    // No hook runs for an address that cannot be read.
    frameworkErrors: (error, req, res) =>
      sendError({ error, req, res: res.headers({ ...headers, "x-request-id": req.id }) }),
  });
  const createContext = createRequestContext(services);

  // A connection kept alive after its last answer would hold the shutdown up.
  let closing = false;
  app.addHook("preClose", (done) => {
    closing = true;
    done();
  });
  app.addHook("onRequest", (req, res, done) => {
    res.headers(headers).header("x-request-id", req.id);
    done(crossSiteRefusal({ req, publicUrl: config.publicUrl }));
  });
  app.addHook("onSend", (_req, res, _payload, done) => {
    if (closing) res.header("connection", "close");
    done();
  });
  app.addHook("onResponse", (req, res, done) => {
    logAnswer(req, res);
    done();
  });
  app.setErrorHandler((error, req, res) => sendError({ error, req, res }));
  readOnlyJson(app);
  await app.register(cookie);

  await app.register(
    (trpc, options, done) => {
      fastifyTRPCPlugin(trpc, options, (error) => {
        // The plugin reads a form of any length into memory, and no call of ours takes one.
        trpc.removeContentTypeParser("multipart/form-data");
        done(error);
      });
    },
    {
      prefix: "/trpc",
      trpcOptions: {
        router: appRouter,
        createContext,
        maxBatchSize: BATCH_LIMIT,
        responseMeta: ({ errors }) => {
          const seconds = errors.map(retryAfterOf).find((value) => value !== undefined);
          return {
            headers: {
              "cache-control": "no-store",
              ...(seconds && { "retry-after": `${seconds}` }),
            },
          };
        },
        onError: ({ error, path }) => {
          if (error.code === "INTERNAL_SERVER_ERROR")
            app.log.error({ err: error, path }, "call failed");
        },
      } satisfies FastifyTRPCPluginOptions<AppRouter>["trpcOptions"],
    },
  );

  await app.register(
    async (api) => {
      api.addHook("onSend", (_req, res, _payload, done) => {
        if (!res.hasHeader("cache-control")) res.header("cache-control", "no-store");
        done();
      });
      api.get("/health", async () => ({ status: "ok" }));
      api.get("/ready", async (_req, res) => {
        const reachable = await services.db.$queryRaw`SELECT 1`.then(
          () => true,
          () => false,
        );
        return res
          .code(reachable ? 200 : 503)
          .send({ status: reachable ? "ready" : "unavailable" });
      });
      registerRest(api, { router: appRouter, createContext });
      await registerDocs(api, { document: buildOpenApiDocument(appRouter) });
      api.setNotFoundHandler(() => {
        throw notFound("There is no such call.");
      });
    },
    { prefix: "/api" },
  );

  await registerWeb(app, { webRoot });
  return app;
}
