import { createTRPCQueryUtils } from "@trpc/react-query";
import { createQueryClient } from "./query-client.ts";
import { trpcClient } from "./trpc.ts";

/** The cache of everything the server said, and the typed way into it. */
export function createDataClients() {
  const queryClient = createQueryClient({
    // A session that ended elsewhere: ask anew who this is. Once nobody is known there is nothing to ask.
    onUnauthorized: () => {
      if (utils.auth.user.getData()) void utils.auth.user.reset();
    },
  });
  const utils = createTRPCQueryUtils({ queryClient, client: trpcClient });
  return { queryClient, utils };
}
