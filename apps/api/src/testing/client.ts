import { createTRPCClient, httpBatchLink, type TRPCClient } from "@trpc/client";
import type { AppRouter } from "../router.ts";

export interface RestAnswer {
  status: number;
  body: unknown;
  headers: Headers;
}

/** One browser: both wires over real HTTP, with one jar of cookies. */
export interface Client {
  trpc: TRPCClient<AppRouter>;
  rest(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<RestAnswer>;
  cookies: Map<string, string>;
}

export function createClient(origin: string): Client {
  const cookies = new Map<string, string>();
  const fetchWithCookies = async (url: string | URL, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    if (cookies.size > 0)
      headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    const answer = await fetch(url, { ...init, headers });
    for (const line of answer.headers.getSetCookie()) rememberCookie({ cookies, line });
    return answer;
  };
  const link = httpBatchLink({
    url: `${origin}/trpc`,
    fetch: (url, init) => fetchWithCookies(String(url), init as RequestInit),
  });
  return {
    cookies,
    trpc: createTRPCClient<AppRouter>({ links: [link] }),
    rest: async (method, path, body, headers = {}) => {
      const json: Record<string, string> =
        body === undefined ? {} : { "content-type": "application/json" };
      const answer = await fetchWithCookies(`${origin}${path}`, {
        method,
        headers: { ...json, ...headers },
        ...(body === undefined
          ? {}
          : { body: typeof body === "string" ? body : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: parseJson(text), headers: answer.headers };
    },
  };
}

function rememberCookie({ cookies, line }: { cookies: Map<string, string>; line: string }): void {
  const [pair = "", ...attributes] = line.split(";");
  const [name = "", value = ""] = pair.split("=");
  const gone = attributes.some((attribute) =>
    /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute),
  );
  if (gone) cookies.delete(name);
  else cookies.set(name, value);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
