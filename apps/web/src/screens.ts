import { lazyRouteComponent } from "@tanstack/react-router";
import { Bookmark, Compass, House, type LucideIcon } from "lucide-react";
import type { User } from "./lib/trpc.ts";
import { whenOnline } from "./lib/when-online.ts";
import type { ScreenLocation } from "./navigation.tsx";

export interface Screen {
  /** Where it lives; without a path of its own it lives at `/?screen=<name>` (Decisions B.1). */
  path: string | null;
  title: string;
  who: "everyone" | "member";
  /** Its entry in the bottom bar; `shownTo` leaves it out for some members. */
  bar?: { label: string; icon: LucideIcon; shownTo?: (user: User) => boolean };
  /** No notice may come before this screen's own content. */
  undisturbed?: true;
  Component: ReturnType<typeof lazyRouteComponent>;
}

/** Every screen of the product. A new one is one entry here; the bottom bar keeps this order. */
export const screens = {
  welcome: {
    path: "/",
    title: "Home",
    who: "member",
    bar: { label: "Home", icon: House },
    Component: lazyRouteComponent(
      whenOnline(() => import("./features/verses/welcome-screen.tsx")),
      "WelcomeScreen",
    ),
  },
  results: {
    path: null,
    title: "Scripture Guidance",
    who: "member",
    bar: { label: "Explore", icon: Compass },
    undisturbed: true,
    Component: lazyRouteComponent(
      whenOnline(() => import("./features/verses/results-screen.tsx")),
      "ResultsScreen",
    ),
  },
  saved: {
    path: "/saved",
    title: "Your Saved Verses",
    who: "member",
    bar: { label: "Saved", icon: Bookmark },
    Component: lazyRouteComponent(
      whenOnline(() => import("./features/saved/saved-screen.tsx")),
      "SavedScreen",
    ),
  },
} as const satisfies Record<string, Screen>;

export type ScreenName = keyof typeof screens;

const isScreenName = (name: unknown): name is ScreenName =>
  typeof name === "string" && Object.hasOwn(screens, name);

/** The screen of that name, or undefined for anything that is not one. */
export const findScreen = (name: unknown): Screen | undefined =>
  isScreenName(name) ? screens[name] : undefined;

/** Where the screen of that name is reached, or undefined for anything that is not one. */
export function locateScreen(name: string): ScreenLocation | undefined {
  const screen = findScreen(name);
  if (!screen) return undefined;
  return screen.path === null
    ? { to: "/", search: { screen: name } }
    : { to: screen.path, search: {} };
}
