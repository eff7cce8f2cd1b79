import type { Safety } from "../../lib/trpc.ts";

const loadScreen = () => import("@lampstand/guidance/screen");

/** Fetches the screen's code while the text is still being written. */
export const preloadScreen = (): void => {
  loadScreen().catch(() => undefined);
};

/**
 * Screens a situation without asking anybody, so that help shows when the server is slow or down.
 * Null means no danger seen, or no code to see it with; the server screens every text as well.
 */
export async function screenInBrowser(situation: string): Promise<Safety | null> {
  try {
    const { screenSituation, safetyFor } = await loadScreen();
    const kind = screenSituation(situation);
    return kind && safetyFor(kind);
  } catch {
    return null;
  }
}
