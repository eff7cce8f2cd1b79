import type { AppRouter } from "@lampstand/api";
import { isTRPCClientError, type TRPCClientError } from "@trpc/client";

const isApiError = (error: unknown): error is TRPCClientError<AppRouter> =>
  isTRPCClientError<AppRouter>(error);

/** The server's name for what went wrong, or undefined when no server answered. */
export const codeOf = (error: unknown) => (isApiError(error) ? error.data?.code : undefined);

/** The server's own sentence, or the given one when no server answered. */
export const messageOf = (error: unknown, otherwise: string): string =>
  isApiError(error) && error.data ? error.message : otherwise;

/** What the server found wrong with the fields of a form. */
export const issuesOf = (error: unknown): { path: string; message: string }[] =>
  (isApiError(error) && error.data?.issues) || [];
