import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import type { OpenAPIObject } from "trpc-to-openapi";

/** `/openapi.json` and the readable `/docs` beside it; the page's files are our own, so the CSP holds. */
export async function registerDocs(
  api: FastifyInstance,
  { document }: { document: OpenAPIObject },
): Promise<void> {
  api.get("/openapi.json", async () => document);
  // The plugin types its static document after OpenAPI 3.0; it serves 3.1 unchanged.
  await api.register(swagger, {
    mode: "static",
    specification: { document: document as object as never },
  });
  await api.register(swaggerUi, {
    // The page is asked for with and without a slash at its end; without, it needs its whole address.
    indexPrefix: "/api",
    routePrefix: "/docs",
    uiConfig: {
      docExpansion: "list",
      deepLinking: true,
      tryItOutEnabled: true,
      // The default shows the document to a validator on another site.
      validatorUrl: null,
    },
    theme: { title: "Lampstand API" },
  });
}
