import { trpc, type Verse } from "../../lib/trpc.ts";
import { useSignedInUser } from "../auth/use-user.ts";
import { guidanceStore } from "./guidance-store.ts";
import { useGuidance } from "./use-guidance.ts";

interface PrayerGuidance {
  guidance: string;
  prayer_focus: string;
  scripture_basis: string;
}

/** A prayer is shown as a single result, whose reference is the Scripture it stands on. */
export const toPrayerVerse = (prayer: PrayerGuidance): Verse => ({
  reference: prayer.scripture_basis,
  text: prayer.guidance,
  category: "Prayer",
  context: prayer.prayer_focus,
  bibleVersion: "",
  versionNotice: null,
  canon: "canonical",
  isPrayerGuidance: true,
  scriptureReference: prayer.scripture_basis,
});

/** The ways on from the results: verses like the first one, a prayer, and back. */
export function useExplore() {
  const { id: userId } = useSignedInUser();
  const { askId, situation, shown, recommended } = useGuidance();
  const similar = trpc.verses.similar.useMutation({
    onSuccess: ({ verses }) => guidanceStore.show(askId, verses),
  });
  const prayer = trpc.verses.prayerGuidance.useMutation({
    onSuccess: ({ guidance, safety }) => {
      guidanceStore.addSafety(askId, safety);
      guidanceStore.show(askId, [toPrayerVerse(guidance)]);
    },
  });
  const [first] = shown;
  return {
    pending: similar.isPending || prayer.isPending,
    showSimilar: () => {
      if (first) {
        const { reference, text } = first;
        similar.mutate({ verseReference: reference, verseText: text, userId });
      }
    },
    showPrayer: () => prayer.mutate({ situation, userId }),
    /** Undefined while the first verses are what is shown. */
    showRecommended:
      shown === recommended ? undefined : () => guidanceStore.show(askId, recommended),
  };
}
