import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { notFound } from "./errors.ts";

const YEAR = "public, max-age=31536000, immutable";

/** Serves the built web app: its files, and its one page for every address that asks for a page. */
export async function registerWeb(
  app: FastifyInstance,
  { webRoot }: { webRoot: string | undefined },
): Promise<void> {
  if (webRoot !== undefined) {
    await app.register(fastifyStatic, {
      root: webRoot,
      wildcard: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (res, path) => {
        res.header("cache-control", path.includes("/assets/") ? YEAR : "no-cache");
      },
    });
  }
  app.setNotFoundHandler((req, res) => {
    if (webRoot === undefined || !wantsPage(req))
      throw notFound("There is nothing at this address.");
    return res.header("cache-control", "no-cache").sendFile("index.html");
  });
}

function wantsPage(req: FastifyRequest): boolean {
  if (req.method !== "GET" && req.method !== "HEAD") return false;
  if (/^\/(api|trpc|assets)(\/|$)/.test(req.url)) return false;
  return /text\/html|\*\/\*/.test(req.headers.accept ?? "*/*");
}
