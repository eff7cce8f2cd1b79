import type { FastifyHelmetOptions } from "@fastify/helmet";
import type { Config } from "./config.ts";

/** Everything comes from our own origin, no inline scripts; Radix and the docs page need inline styles. */
export const contentSecurityPolicy = (config: Pick<Config, "publicUrl">): FastifyHelmetOptions => {
  const https = config.publicUrl?.startsWith("https:") ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    frameguard: { action: "deny" },
    referrerPolicy: { policy: "same-origin" },
    hsts: https,
  };
};
