import {
  CatchBoundary,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  type RouterHistory,
  useMatches,
} from "@tanstack/react-router";
import { Suspense } from "react";
import { Toaster } from "./components/toaster.tsx";
import { useCurrentUser } from "./features/auth/use-user.ts";
import { whenOnline } from "./lib/when-online.ts";
import { LocateScreenContext } from "./navigation.tsx";
import { findScreen, locateScreen, type Screen, screens } from "./screens.ts";
import { NotFound } from "./shell/not-found.tsx";
import { ScreenError } from "./shell/screen-error.tsx";
import { ShownScreen } from "./shell/shown-screen.tsx";
import { Waiting } from "./shell/waiting.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    screen?: string;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

const SignedInShell = lazyRouteComponent(
  whenOnline(() => import("./shell/signed-in-shell.tsx")),
  "SignedInShell",
);
const LandingScreen = lazyRouteComponent(
  whenOnline(() => import("./features/auth/landing-screen.tsx")),
  "LandingScreen",
);
/** Fetches the code of the frame that is about to show, while the server is still being asked. */
export const preloadFrame = (frame: "member" | "visitor") =>
  (frame === "member" ? SignedInShell : LandingScreen).preload?.();

const rootRoute = createRootRoute({
  validateSearch: ({ screen }: Record<string, unknown>): { screen?: string } =>
    typeof screen === "string" ? { screen } : {},
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: ScreenError,
});

/**
 * The one guard. `?screen=` decides which screen is meant, then the path; a visitor who may not see it
 * gets the landing page at the same address, so that signing in arrives there.
 */
function Root() {
  const override = findScreen(rootRoute.useSearch().screen);
  const byPath = findScreen(useMatches().at(-1)?.staticData.screen);
  const { user, unreachable } = useCurrentUser();
  const screen = override ?? byPath;
  const content = override ? <ShownScreen screen={override} /> : <Outlet />;
  return (
    <LocateScreenContext value={locateScreen}>
      <Suspense fallback={<Waiting />}>
        {user ? (
          <SignedInShell
            user={user}
            unreachable={unreachable}
            undisturbed={screen?.undisturbed ?? false}
          >
            <CatchBoundary getResetKey={() => screen?.title ?? ""} errorComponent={ScreenError}>
              <Suspense fallback={<Waiting />}>{content}</Suspense>
            </CatchBoundary>
          </SignedInShell>
        ) : screen?.who === "everyone" ? (
          content
        ) : (
          <LandingScreen />
        )}
      </Suspense>
      <Toaster />
    </LocateScreenContext>
  );
}

const routes = Object.entries<Screen>(screens).flatMap(([name, screen]) =>
  screen.path === null
    ? []
    : createRoute({
        getParentRoute: () => rootRoute,
        path: screen.path,
        staticData: { screen: name },
        component: () => <ShownScreen screen={screen} />,
      }),
);

export const createAppRouter = (options: { history?: RouterHistory } = {}) =>
  createRouter({
    ...options,
    routeTree: rootRoute.addChildren(routes),
    scrollRestoration: true,
    defaultErrorComponent: ScreenError,
  });
