import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { showToastFromBefore } from "./components/toast-store.ts";
import { readGhostUser } from "./features/auth/ghost-user.ts";
import { createDataClients } from "./lib/data-clients.ts";
import { showTextSize } from "./lib/text-size.ts";
import { trpc, trpcClient } from "./lib/trpc.ts";
import { createAppRouter, preloadFrame } from "./router.tsx";
import "./styles.css";

const { queryClient, utils } = createDataClients();
const ghost = readGhostUser();

/*
 * Both calls leave in one request, before anything is drawn. Everybody sees the daily verse, and its
 * success keeps the 401 that a visitor's "who am I" earns from being a failed request of the page.
 */
void utils.auth.user.prefetch();
void utils.verses.daily.prefetch();
void preloadFrame(ghost ? "member" : "visitor");
if (ghost) showTextSize(ghost.textSize);
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
