import type { AppRouter } from "@lampstand/api";
import { httpBatchLink } from "@trpc/client";
import { createTRPCReact } from "@trpc/react-query";
import type { inferRouterOutputs } from "@trpc/server";

export const trpc = createTRPCReact<AppRouter>();

type Outputs = inferRouterOutputs<AppRouter>;
export type User = Outputs["auth"]["user"];
export type Verse = Outputs["verses"]["recommend"]["verses"][number];
export type Safety = NonNullable<Outputs["verses"]["recommend"]["safety"]>;
export type DailyVerse = Outputs["verses"]["daily"];
export type SavedVerse = Outputs["saved"]["list"]["verses"][number];
export type PastQuery = Outputs["history"]["recent"]["queries"][number];

/** A call that has no answer by then has failed: no screen waits for ever. */
const LONGEST_WAIT_MS = 30_000;

export const trpcClient = trpc.createClient({
  links: [
    httpBatchLink({
      url: "/trpc",
      maxURLLength: 8000,
      fetch: (url, { signal, ...options } = {}) => {
        const patience = AbortSignal.timeout(LONGEST_WAIT_MS);
        return fetch(url, {
          ...options,
          credentials: "include",
          signal: signal ? AbortSignal.any([signal, patience]) : patience,
        });
      },
    }),
  ],
});
