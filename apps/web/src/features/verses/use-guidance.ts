import { useSyncExternalStore } from "react";
import { trpc } from "../../lib/trpc.ts";
import { useGoTo } from "../../navigation.tsx";
import { useSignedInUser } from "../auth/use-user.ts";
import { guidanceStore } from "./guidance-store.ts";
import { screenInBrowser } from "./screen-in-browser.ts";

/** What this tab is asking and reading. */
export function useGuidance() {
  const { id: userId } = useSignedInUser();
  return useSyncExternalStore(guidanceStore.subscribe, () => guidanceStore.read(userId));
}

/** Asks for verses and shows the results screen, where help appears first and the answer when it comes. */
export function useAskForGuidance() {
  const { id: userId } = useSignedInUser();
  const goTo = useGoTo();
  const { history } = trpc.useUtils();
  const { mutateAsync: recommend } = trpc.verses.recommend.useMutation();

  return (situation: string): void => {
    const askId = guidanceStore.begin({ userId, situation });
    void screenInBrowser(situation).then((safety) => guidanceStore.addSafety(askId, safety));
    recommend({ situation, userId }).then(
      (answer) => {
        guidanceStore.answer(askId, answer);
        void history.recent.invalidate();
      },
      () => guidanceStore.fail(askId),
    );
    goTo("results");
  };
}
