import { codeOf } from "../../lib/errors.ts";
import { type SavedVerse, trpc } from "../../lib/trpc.ts";
import { useSignedInUser } from "../auth/use-user.ts";

/** The member's saved verses, newest first. */
export function useSavedVerses() {
  const { id: userId } = useSignedInUser();
  return trpc.saved.list.useQuery({ userId });
}

/** The saved verse of that reference, if it is saved. */
export const useSavedVerse = (reference: string): SavedVerse | undefined =>
  useSavedVerses().data?.verses.find((verse) => verse.reference === reference);

/** Changes the list that is on the screen, without waiting for the server's next list. */
function useChangeSaved() {
  const { id: userId } = useSignedInUser();
  const { saved } = trpc.useUtils();
  return {
    change: (apply: (verses: SavedVerse[]) => SavedVerse[]) =>
      saved.list.setData({ userId }, (list) => list && { verses: apply(list.verses) }),
    refresh: () => saved.list.invalidate({ userId }),
  };
}

/** Saves a verse. One that is saved already counts as saved; any other failure is silent (spec 1 §8). */
export function useSaveVerse() {
  const { change, refresh } = useChangeSaved();
  return trpc.saved.save.useMutation({
    onSuccess: ({ verse }) => {
      change((verses) => [
        verse,
        ...verses.filter(({ reference }) => reference !== verse.reference),
      ]);
      return refresh();
    },
    // The refreshed list holds the verse; until it is here the button stays busy.
    onError: (error) => (codeOf(error) === "CONFLICT" ? refresh() : undefined),
  });
}

/** Takes a verse out. `onRemoved` is the place to put the focus, since what was pressed goes away. */
export function useRemoveVerse({ onRemoved }: { onRemoved: () => void }) {
  const { change, refresh } = useChangeSaved();
  return trpc.saved.remove.useMutation({
    onSuccess: (_, removed) => {
      change((verses) => verses.filter(({ reference }) => reference !== removed.reference));
      onRemoved();
      return refresh();
    },
    onError: (error) => (codeOf(error) === "NOT_FOUND" ? refresh() : undefined),
  });
}
