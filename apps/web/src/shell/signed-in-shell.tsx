import { type ReactNode, useEffect } from "react";
import { OfflineBanner } from "../components/offline-banner.tsx";
import { TooltipProvider } from "../components/tooltip.tsx";
import { SignedInUserContext } from "../features/auth/use-user.ts";
import { DailyNotice } from "../features/verses/daily-notice.tsx";
import { showTextSize } from "../lib/text-size.ts";
import type { User } from "../lib/trpc.ts";
import { type Screen, screens } from "../screens.ts";
import { BottomBar } from "./bottom-bar.tsx";
import { Header } from "./header.tsx";
import { UnreachableBanner } from "./unreachable-banner.tsx";

interface SignedInShellProps {
  user: User;
  /** The server did not answer who this is. */
  unreachable: boolean;
  /** The screen lets nothing else come before its own content. */
  undisturbed: boolean;
  children: ReactNode;
}

/** What stands around every screen of a member. */
export function SignedInShell({ user, unreachable, undisturbed, children }: SignedInShellProps) {
  useEffect(() => {
    for (const { bar, Component } of Object.values<Screen>(screens)) {
      if (bar) void Component.preload?.();
    }
  }, []);
  useEffect(() => {
    showTextSize(user.textSize);
  }, [user.textSize]);
  return (
    <SignedInUserContext value={user}>
      <TooltipProvider>
        <a
          href="#main"
          className="sr-only rounded-md bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
        >
          Skip to content
        </a>
        <OfflineBanner />
        {unreachable && <UnreachableBanner />}
        <Header />
        <main id="main" tabIndex={-1} className="overflow-x-clip outline-none">
          <div className="page isolate pt-5 pb-32 sm:pt-10">
            {!undisturbed && <DailyNotice />}
            {children}
          </div>
        </main>
        <BottomBar user={user} />
      </TooltipProvider>
    </SignedInUserContext>
  );
}
