import { initTRPC } from "@trpc/server";
import type { OpenApiMeta, OpenApiMethod } from "trpc-to-openapi";
import type { Context } from "./context.ts";
import { forbidden, toErrorBody, unauthorized } from "./errors.ts";
import { ownIdInput } from "./features/schema.ts";

/** What the REST wire needs to know of a procedure. */
export interface RestMeta extends OpenApiMeta {
  /** The status of a success where it is not 200. */
  status?: number;
}

const t = initTRPC
  .context<Context>()
  .meta<RestMeta>()
  .create({
    // Stacks stay in the log, whatever NODE_ENV says.
    isDev: false,
    errorFormatter: ({ shape, error }) => {
      const { message, issues } = toErrorBody(error);
      return { ...shape, message, data: { ...shape.data, issues } };
    },
  });

export const router = t.router;

/** Publishes a procedure at `/api{path}`; `open` says that it needs no session. */
export const rest = (
  method: OpenApiMethod,
  path: `/${string}`,
  summary: string,
  { status, open = false }: { status?: number; open?: boolean } = {},
): RestMeta => ({
  openapi: { method, path, summary, protect: !open },
  ...(status === undefined ? {} : { status }),
});

export const anyone = t.procedure;

export const user = anyone.use(({ ctx, next }) => {
  if (!ctx.session) throw unauthorized();
  return next({ ctx: { session: ctx.session, user: ctx.session.user } });
});

/** Signed in, and whatever id the call carries is one's own: a payload never decides who is asking. */
export const self = user.input(ownIdInput).use(({ ctx, input, next }) => {
  if (input.userId !== undefined && input.userId !== ctx.user.id) throw forbidden();
  return next();
});
