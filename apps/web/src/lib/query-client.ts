import { QueryClient } from "@tanstack/react-query";

/**
 * Nothing is asked twice unless the code says so: no retry, no refetch on focus, no data going stale.
 * Calls are also tried while the browser believes to be offline, so that they fail instead of waiting.
 */
export const createQueryClient = () =>
  new QueryClient({
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
