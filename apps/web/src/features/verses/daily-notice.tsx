import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { toast } from "../../components/toast-store.ts";
import { trpc } from "../../lib/trpc.ts";
import { useSignedInUser } from "../auth/use-user.ts";
import { useSaveVerse } from "../saved/use-saved.ts";
import { useGuidance } from "./use-guidance.ts";

/** A daily verse is kept as what it is to the member: they liked it, it answered no situation. */
const CATEGORY = "Favorite";

/** Today's verse comes to the member once a visit, and stays until it is saved or dismissed. */
export function DailyNotice() {
  const { id: userId, notificationsEnabled } = useSignedInUser();
  const [closed, setClosed] = useState(false);
  const { client } = trpc.useUtils();
  const save = useSaveVerse();
  const dismiss = trpc.verses.dismissDailyNotice.useMutation();
  const { data } = useQuery({
    queryKey: ["daily-notice", userId],
    queryFn: () => client.verses.dailyNotice.mutate({ userId }),
    enabled: notificationsEnabled,
  });
  const { safety, status } = useGuidance();
  const verse = data?.verse;
  const helpComesFirst = safety !== null && status === "failed";
  if (!verse || closed || helpComesFirst) return null;
  return (
    <section
      aria-label="Daily verse notice"
      className="mb-6 flex animate-rise flex-wrap items-center gap-x-8 gap-y-2 rounded-lg border border-lamp bg-surface px-4 py-3 sm:mb-8 sm:px-5 sm:py-4"
    >
      <div className="min-w-0 grow basis-64">
        <p className="flex justify-between gap-4 sm:justify-start">
          <span className="text-sm font-semibold text-soft">Today's verse</span>
          <span className="font-serif text-sm text-flame">{verse.reference}</span>
        </p>
        <p className="mt-0.5 truncate font-serif sm:line-clamp-2 sm:whitespace-normal">
          {verse.text}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          onClick={() => {
            setClosed(true);
            save.mutate(
              { userId, reference: verse.reference, text: verse.text, category: CATEGORY },
              { onSuccess: () => toast({ title: "Verse Saved" }) },
            );
            // Seen off for today, also when the verse is taken out again later.
            dismiss.mutate({ userId });
          }}
        >
          Save
        </Button>
        <Button
          look="quiet"
          onClick={() => {
            setClosed(true);
            dismiss.mutate({ userId });
          }}
        >
          Dismiss
        </Button>
      </div>
    </section>
  );
}
