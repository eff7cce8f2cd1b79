import type { FastifyReply, FastifyRequest } from "fastify";

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  code?: unknown;
  cause?: LoggedError;
  [key: string]: unknown;
}

/**
 * An error without its message: database and parser messages quote what a person wrote, and no
 * personal text is ever logged (Decisions M.7). Type, code and frames find the line all the same.
 */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return {
    type: error.name,
    message: "",
    stack: frames.join("\n"),
    ...("code" in error ? { code: error.code } : {}),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** One line an answer. The route is its pattern: real paths and queries hold references and search terms. */
export function logAnswer(req: FastifyRequest, res: FastifyReply): void {
  req.log.info(
    {
      method: req.method,
      route: req.routeOptions.url ?? "unknown",
      status: res.statusCode,
      ms: Math.round(res.elapsedTime),
    },
    "answered",
  );
}
