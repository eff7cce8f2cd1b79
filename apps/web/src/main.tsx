import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { createTRPCQueryUtils } from "@trpc/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { showToastFromBefore } from "./components/toast-store.ts";
import { readGhostUser } from "./features/auth/ghost-user.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { trpc, trpcClient } from "./lib/trpc.ts";
import { createAppRouter, preloadFrame } from "./router.tsx";
import "./styles.css";

const queryClient = createQueryClient();
const utils = createTRPCQueryUtils({ queryClient, client: trpcClient });

/*
 * Both calls leave in one request, before anything is drawn. Everybody sees the daily verse, and its
 * success keeps the 401 that a visitor's "who am I" earns from being a failed request of the page.
 */
void utils.auth.user.prefetch();
void utils.verses.daily.prefetch();
void preloadFrame(readGhostUser() ? "member" : "visitor");
showToastFromBefore();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");
createRoot(root).render(
  <StrictMode>
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createAppRouter()} />
      </QueryClientProvider>
    </trpc.Provider>
  </StrictMode>,
);
