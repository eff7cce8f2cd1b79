import {
  type AnyTRPCRouter,
  callTRPCProcedure,
  getTRPCErrorFromUnknown,
  TRPCError,
  type TRPCProcedureType,
} from "@trpc/server";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "./context.ts";
import { retryAfterOf, toErrorBody } from "./errors.ts";
import type { RestMeta } from "./trpc.ts";

interface RestOptions {
  router: AnyTRPCRouter;
  createContext(input: { req: FastifyRequest; res: FastifyReply }): Promise<Context>;
}

interface ProcedureDefinition {
  type: TRPCProcedureType;
  meta?: RestMeta;
  inputs: z.ZodType[];
}

/** Registers one Fastify route for each procedure that carries REST meta. The schemas are only read. */
export function registerRest(app: FastifyInstance, { router, createContext }: RestOptions): void {
  const procedures: Record<string, { _def: ProcedureDefinition }> = router._def.procedures;
  for (const [path, procedure] of Object.entries(procedures)) {
    const { meta, inputs, type } = procedure._def;
    if (!meta?.openapi) continue;
    const shape = mergedShape(inputs);
    app.route({
      method: meta.openapi.method,
      url: meta.openapi.path.replace(/\{(\w+)\}/g, ":$1"),
      handler: async (req, res) => {
        const input = readInput({ req, shape });
        const answer = await callTRPCProcedure({
          router,
          path,
          type,
          ctx: await createContext({ req, res }),
          getRawInput: async () => input,
          signal: undefined,
          batchIndex: 0,
        });
        return res.code(meta.status ?? 200).send(answer);
      },
    });
  }
}

/** JSON and nothing else. An empty body is 'no body', and a call without one needs no content type. */
export function readOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (req, body, done) => {
    if (body === "") return done(null, undefined);
    return parse(req, String(body), done);
  });
}

/** Answers any failure in the one error shape; register it where REST and unknown paths are served. */
export function sendError(input: {
  error: unknown;
  req: FastifyRequest;
  res: FastifyReply;
}): FastifyReply {
  const { error, req, res } = input;
  const known = toTRPCError(error);
  if (known.code === "INTERNAL_SERVER_ERROR") req.log.error({ err: error }, "request failed");
  const retryAfter = retryAfterOf(known);
  if (retryAfter !== undefined) res.header("retry-after", String(retryAfter));
  return res.code(getHTTPStatusCodeFromError(known)).send(toErrorBody(known));
}

/** Fastify's own refusals (malformed JSON, a body too large, a bad %-escape) carry a status; the rest is ours. */
function toTRPCError(error: unknown): TRPCError {
  if (error instanceof Error && "statusCode" in error && !(error instanceof TRPCError)) {
    if (error.statusCode === 413) {
      return new TRPCError({ code: "PAYLOAD_TOO_LARGE", message: "The request is too large." });
    }
    if (error.statusCode === 415) {
      return new TRPCError({ code: "UNSUPPORTED_MEDIA_TYPE", message: "Please send JSON." });
    }
    if (typeof error.statusCode === "number" && error.statusCode < 500) {
      return new TRPCError({ code: "BAD_REQUEST", message: error.message });
    }
  }
  return getTRPCErrorFromUnknown(error);
}

/** GET and HEAD read the query; other methods read the body; the path's parameters are always the last word. */
function readInput(input: { req: FastifyRequest; shape: z.ZodRawShape }): Record<string, unknown> {
  const { req, shape } = input;
  const fromUrl = (values: unknown) =>
    Object.fromEntries(
      Object.entries(values ?? {}).map(([key, value]) => [key, fromText(shape[key], value)]),
    );
  const path = fromUrl(req.params);
  if (req.method === "GET" || req.method === "HEAD") return { ...fromUrl(req.query), ...path };
  const body = req.body ?? {};
  if (typeof body !== "object" || Array.isArray(body)) {
    throw new TRPCError({ code: "BAD_REQUEST", message: "A JSON object is expected." });
  }
  return { ...body, ...path };
}

const mergedShape = (inputs: z.ZodType[]): z.ZodRawShape =>
  Object.assign({}, ...inputs.map((input) => (input instanceof z.ZodObject ? input.shape : {})));

/** The schema under optional, default, nullable and the entrance of a pipe. */
function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodNullable
  ) {
    return unwrap(schema.def.innerType);
  }
  return schema instanceof z.ZodPipe ? unwrap(schema.def.in) : schema;
}

/** URL text becomes what its field asks for; anything else is left for the schema to refuse. */
function fromText(field: z.core.$ZodType | undefined, value: unknown): unknown {
  if (field === undefined) return value;
  const schema = unwrap(field);
  if (schema instanceof z.ZodArray) {
    return [value].flat().map((item) => fromText(schema.element, item));
  }
  if (typeof value !== "string") return value;
  if (schema instanceof z.ZodNumber) return /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : value;
  if (schema instanceof z.ZodBoolean) return { true: true, false: false }[value] ?? value;
  return value;
}
