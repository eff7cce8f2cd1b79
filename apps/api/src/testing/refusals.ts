import { TRPCClientError } from "@trpc/client";
import type { AppRouter } from "../router.ts";

export interface Refusal {
  code: string | undefined;
  message: string;
  issues: { path: string; message: string }[] | undefined;
}

/** How a call was refused; fails the test when it was not. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  const error = await call.then(
    () => {
      throw new Error("The call was answered, though it should have been refused.");
    },
    (reason: unknown) => reason,
  );
  if (!(error instanceof TRPCClientError)) throw error;
  const { data, message } = error as TRPCClientError<AppRouter>;
  return { code: data?.code, message, issues: data?.issues };
}
