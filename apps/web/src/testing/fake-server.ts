import type { TRPC_ERROR_CODE_KEY } from "@trpc/server";
import { vi } from "vitest";

type Procedure = (input: never) => unknown;

interface Issue {
  path: string;
  message: string;
}

/** Thrown by a procedure of the fake server to refuse a call. */
export class Refusal extends Error {
  readonly code: TRPC_ERROR_CODE_KEY;
  readonly issues: Issue[] | undefined;
  constructor(code: TRPC_ERROR_CODE_KEY, message: string, issues?: Issue[]) {
    super(message);
    this.code = code;
    this.issues = issues;
  }
}

export interface Call {
  path: string;
  input: unknown;
}

const STATUS: Partial<Record<TRPC_ERROR_CODE_KEY, number>> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  CONFLICT: 409,
};

async function answer(call: Call, procedure: Procedure | undefined) {
  try {
    if (!procedure) throw new Refusal("NOT_FOUND", `The test serves no ${call.path}`);
    return { result: { data: await procedure(call.input as never) } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, message, issues } = error;
    const data = { code, httpStatus: STATUS[code] ?? 500, path: call.path, issues };
    return { error: { message, code: -32_000, data } };
  }
}

/** Speaks the batch protocol in the place of the network. Returns the calls in the order they came. */
export function serve(procedures: Record<string, Procedure>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal("fetch", async (url: string, options: RequestInit) => {
    const { pathname, searchParams } = new URL(url, "http://lampstand.test");
    const sent = searchParams.get("input") ?? String(options.body ?? "{}");
    const inputs = JSON.parse(sent) as Record<string, unknown>;
    const batch = pathname
      .replace("/trpc/", "")
      .split(",")
      .map((path, index) => ({ path, input: inputs[index] }));
    calls.push(...batch);
    const answers = await Promise.all(batch.map((call) => answer(call, procedures[call.path])));
    return Response.json(answers);
  });
  return calls;
}
