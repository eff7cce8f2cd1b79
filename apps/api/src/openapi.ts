import type { AnyTRPCRouter } from "@trpc/server";
import { generateOpenApiDocument, type OpenAPIObject, type OpenApiRouter } from "trpc-to-openapi";
import type { RestMeta } from "./trpc.ts";

/** The OpenAPI 3.1 document of every procedure that REST serves. */
export function buildOpenApiDocument(router: AnyTRPCRouter): OpenAPIObject {
  const document = generateOpenApiDocument(router as OpenApiRouter, {
    title: "Lampstand",
    description:
      "Every call of the app, as plain REST. Sign in with POST /auth/login and send the session cookie it sets.",
    version: "1.0.0",
    openApiVersion: "3.1.0",
    baseUrl: "/api",
    securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
  });
  const procedures: Record<string, { _def: { meta?: RestMeta } }> = router._def.procedures;
  for (const [name, procedure] of Object.entries(procedures)) {
    const { meta } = procedure._def;
    const method = meta?.openapi?.method.toLowerCase();
    const operation = document.paths?.[meta?.openapi?.path ?? ""]?.[method as "get"];
    if (!operation) continue;
    operation.tags = [name.split(".")[0] ?? name];
    moveSuccess({ responses: operation.responses, status: meta?.status });
  }
  return document;
}

/** The generator documents every success as 200. */
function moveSuccess(input: {
  responses: Record<string, unknown> | undefined;
  status: number | undefined;
}): void {
  const { responses, status } = input;
  if (!responses || status === undefined || !responses["200"]) return;
  responses[status] = responses["200"];
  delete responses["200"];
}
