import { authRouter } from "./features/auth/router.ts";
import { historyRouter } from "./features/history/router.ts";
import { savedRouter } from "./features/saved/router.ts";
import { versesRouter } from "./features/verses/router.ts";
import { router } from "./trpc.ts";

export const appRouter = router({
  auth: authRouter,
  verses: versesRouter,
  saved: savedRouter,
  history: historyRouter,
});

export type AppRouter = typeof appRouter;
