import { QueryClientProvider } from "@tanstack/react-query";
import { createMemoryHistory, RouterProvider } from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { SignedInUserContext } from "../features/auth/use-user.ts";
import { createDataClients } from "../lib/data-clients.ts";
import { type SavedVerse, trpc, trpcClient, type User, type Verse } from "../lib/trpc.ts";
import { createAppRouter } from "../router.tsx";

export const ruth: User = {
  id: 7,
  username: "ruth",
  email: "ruth@example.org",
  displayName: "Ruth Ben Naomi",
  selectedAvatar: "cross",
  bibleVersion: "KJV",
  notificationsEnabled: false,
  textSize: "small",
  subscriptionTier: "free",
  profileVisibility: "public",
  role: "member",
  accountStatus: "active",
  emailVerified: false,
  twoFactorEnabled: false,
  phoneNumber: null,
  passwordChangedAt: "2026-11-01T00:00:00.000Z",
  lastPostDate: null,
  lastCommentDate: null,
  createdAt: "2026-11-01T00:00:00.000Z",
};

export const aVerse = (over: Partial<Verse> = {}): Verse => ({
  reference: "Psalm 4:8",
  text: "A verse about sleep.",
  category: "Peace",
  context: "Why it speaks here.",
  bibleVersion: "KJV",
  versionNotice: null,
  canon: "canonical",
  isPrayerGuidance: false,
  ...over,
});

export const aSavedVerse = (over: Partial<SavedVerse> = {}): SavedVerse => ({
  id: 1,
  reference: "Psalm 4:8",
  text: "A verse about sleep.",
  category: "Peace",
  bibleVersion: "KJV",
  savedAt: "2026-11-20T12:00:00.000Z",
  personalNotes: "",
  ...over,
});

export const aDailyVerse = {
  date: "2026-11-21",
  text: "A verse for today.",
  reference: "John 16:22",
  context: "",
  bibleVersion: "KJV",
};

/** What every screen of a member asks for, answered plainly. */
export const quietServer = {
  "auth.user": () => ruth,
  "verses.daily": () => aDailyVerse,
  "verses.dailyNotice": () => ({ success: false, verse: null }),
  "history.recent": () => ({ queries: [] }),
  "saved.list": () => ({ verses: [] as SavedVerse[] }),
};

function Providers({ children }: { children: ReactNode }) {
  const [{ queryClient }] = useState(createDataClients);
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** Renders a part of a screen for a signed-in member. */
export const renderAsMember = (part: ReactNode) =>
  render(
    <Providers>
      <SignedInUserContext value={ruth}>{part}</SignedInUserContext>
    </Providers>,
  );

/** Renders a part that needs the server but nobody signed in. */
export const renderAsVisitor = (part: ReactNode) => render(<Providers>{part}</Providers>);

/** Opens the whole product at an address. */
export function openApp(path: string) {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [path] }) });
  render(
    <Providers>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}
