import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { codeOf } from "./errors.ts";

/**
 * Nothing is asked twice unless the code says so: no retry, no refetch on focus, no data going stale.
 * Calls are also tried while the browser believes to be offline, so that they fail instead of waiting.
 * `onUnauthorized` hears of every call that the server refused for want of a session.
 */
export function createQueryClient({ onUnauthorized }: { onUnauthorized: () => void }) {
  const onError = (error: unknown) => {
    if (codeOf(error) === "UNAUTHORIZED") onUnauthorized();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
