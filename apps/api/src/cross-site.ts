import type { FastifyRequest } from "fastify";
import { forbidden } from "./errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses a state-changing request that a page of another site made the browser send.
 * Browsers tell by `Sec-Fetch-Site`, older ones by `Origin`; a client that sends neither is no browser.
 */
export function refuseCrossSite(input: {
  req: FastifyRequest;
  publicUrl: string | undefined;
}): void {
  const { req, publicUrl } = input;
  if (SAFE_METHODS.has(req.method)) return;
  const site = req.headers["sec-fetch-site"];
  if (site === "same-origin" || site === "none") return;
  const { origin } = req.headers;
  if (site === undefined && origin === undefined) return;
  const own = publicUrl ? new URL(publicUrl).origin : `${req.protocol}://${req.host}`;
  if (origin !== own) throw forbidden("Requests from another site are not allowed.");
}
