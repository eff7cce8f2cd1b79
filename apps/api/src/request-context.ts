import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context, Cookies, Services } from "./context.ts";
import { findSession, SESSION_COOKIE } from "./features/auth/sessions.service.ts";

/** The only place where a request of Fastify's becomes the procedures' context. */
export const createRequestContext =
  (services: Services) =>
  async ({ req, res }: { req: FastifyRequest; res: FastifyReply }): Promise<Context> => {
    const cookies = requestCookies({ req, res, secure: services.config.production });
    const session = await findSession({ services, token: cookies.get(SESSION_COOKIE) });
    return {
      ...services,
      session,
      cookies,
      ipAddress: req.ip,
      userAgent: req.headers["user-agent"]?.slice(0, 300) ?? null,
    };
  };

/** The `__Host-` prefix makes browsers refuse the cookie from another host or over plain http. */
function requestCookies(input: {
  req: FastifyRequest;
  res: FastifyReply;
  secure: boolean;
}): Cookies {
  const { req, res, secure } = input;
  const fullName = (name: string) => (secure ? `__Host-${name}` : name);
  const attributes = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    get: (name) => req.cookies[fullName(name)],
    set: ({ name, value, maxAge }) => {
      res.setCookie(
        fullName(name),
        value,
        maxAge === undefined ? attributes : { ...attributes, maxAge },
      );
    },
    clear: (name) => {
      res.clearCookie(fullName(name), attributes);
    },
  };
}
