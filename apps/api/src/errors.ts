import { type TRPC_ERROR_CODE_KEY, TRPCError } from "@trpc/server";
import { z } from "zod";

/** The one shape of every error answer, on both wires (Decisions M.3). */
export interface ErrorBody {
  message: string;
  code: TRPC_ERROR_CODE_KEY;
  issues?: { path: string; message: string }[];
}

/** Carried as the cause of a 429: in how many seconds the same call may succeed. */
class RetryLater extends Error {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super(`Retry after ${retryAfterSeconds} s`);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const unauthorized = (message = "Please sign in.") =>
  new TRPCError({ code: "UNAUTHORIZED", message });

export const forbidden = (message = "You are not allowed to do this.") =>
  new TRPCError({ code: "FORBIDDEN", message });

export const notFound = (message: string) => new TRPCError({ code: "NOT_FOUND", message });

export const conflict = (message: string) => new TRPCError({ code: "CONFLICT", message });

export const tooManyRequests = (input: { message: string; retryAfterSeconds: number }) =>
  new TRPCError({
    code: "TOO_MANY_REQUESTS",
    message: input.message,
    cause: new RetryLater(Math.max(1, Math.ceil(input.retryAfterSeconds))),
  });

/** A rule that only the server can check, told like the schema's own: 400 with the field's name. */
export const invalidField = (input: { field: string; message: string }) =>
  new TRPCError({
    code: "BAD_REQUEST",
    message: input.message,
    cause: new z.ZodRealError([
      { code: "custom", path: [input.field], message: input.message, input: undefined },
    ]),
  });

/** Seconds for the Retry-After header, or undefined when the error is not about a limit. */
export const retryAfterOf = (error: TRPCError): number | undefined =>
  error.cause instanceof RetryLater ? error.cause.retryAfterSeconds : undefined;

export function toErrorBody(error: TRPCError): ErrorBody {
  if (error.cause instanceof z.ZodError && error.code === "BAD_REQUEST") {
    const issues = error.cause.issues.map(({ path, message }) => ({
      path: path.join("."),
      message,
    }));
    return { code: error.code, message: issues[0]?.message ?? "Invalid input", issues };
  }
  if (error.code === "INTERNAL_SERVER_ERROR") {
    return { code: error.code, message: "Something went wrong on our side. Please try again." };
  }
  return { code: error.code, message: error.message };
}

/**
 * Zod's own sentences do not name their field; these do, so that `message` alone is a clear answer.
 * A schema's own message always wins over this one.
 */
z.config({
  customError: (issue) => {
    const field = issue.path?.join(".") || "input";
    switch (issue.code) {
      case "invalid_type":
        return issue.input === undefined
          ? `${field} is required`
          : `${field} must be of type ${issue.expected}`;
      case "invalid_value":
        return `${field} must be one of: ${issue.values.join(", ")}`;
      case "too_big":
        return `${field} must be at most ${issue.maximum}${issue.origin === "string" ? " characters" : ""}`;
      case "too_small":
        return `${field} must be at least ${issue.minimum}${issue.origin === "string" ? " characters" : ""}`;
      default:
        return `${field} is not valid`;
    }
  },
});
