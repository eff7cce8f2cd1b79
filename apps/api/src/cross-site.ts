import type { TRPCError } from "@trpc/server";
import type { FastifyRequest } from "fastify";
import { forbidden } from "./errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * The refusal of a state-changing request that a page of another site made the browser send.
 * Browsers tell by `Sec-Fetch-Site`, older ones by `Origin`; a client that sends neither is no browser.
 */
export function crossSiteRefusal(input: {
  req: FastifyRequest;
  publicUrl: string | undefined;
}): TRPCError | undefined {
  const { req, publicUrl } = input;
  if (SAFE_METHODS.has(req.method)) return undefined;
  const site = req.headers["sec-fetch-site"];
  if (site === "same-origin" || site === "none") return undefined;
  const { origin } = req.headers;
  if (site === undefined && origin === undefined) return undefined;
  const own = publicUrl ? new URL(publicUrl).origin : `${req.protocol}://${req.host}`;
  return origin === own ? undefined : forbidden("Requests from another site are not allowed.");
}
