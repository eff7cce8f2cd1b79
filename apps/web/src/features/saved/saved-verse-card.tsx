import { useId } from "react";
import { Button } from "../../components/button.tsx";
import { Chip } from "../../components/chip.tsx";
import { Ribbon } from "../../components/ribbon.tsx";
import { ScriptureText } from "../../components/scripture-text.tsx";
import { formatInstant } from "../../lib/dates.ts";
import type { SavedVerse } from "../../lib/trpc.ts";
import { useSignedInUser } from "../auth/use-user.ts";
import { ShareButton } from "../verses/share-button.tsx";
import { VerseControls } from "../verses/verse-controls.tsx";
import { useRemoveVerse } from "./use-saved.ts";
import { VerseNotes } from "./verse-notes.tsx";

export function SavedVerseCard({ verse }: { verse: SavedVerse }) {
  const headingId = useId();
  const { id: userId } = useSignedInUser();
  const remove = useRemoveVerse({
    onRemoved: () => document.getElementById("main")?.focus(),
  });
  return (
    <article
      aria-labelledby={headingId}
      className="relative rounded-lg border border-line bg-surface p-5 shadow-rest sm:p-8"
    >
      <Ribbon />
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pe-10">
        <h2 id={headingId} className="text-lg text-flame">
          {verse.reference}
        </h2>
        <Chip>{verse.category}</Chip>
      </header>
      <ScriptureText className="mt-3">{verse.text}</ScriptureText>
      <p className="mt-2 text-xs text-soft">
        {verse.bibleVersion} · Saved {formatInstant(verse.savedAt)}
      </p>
      <VerseControls verse={{ ...verse, canon: "canonical" }}>
        <ShareButton look="secondary" verse={{ ...verse, isPrayerGuidance: false }} situation="" />
        <Button
          look="quiet"
          aria-label={`Remove ${verse.reference} from saved verses`}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ reference: verse.reference, userId })}
        >
          {remove.isPending ? "Removing..." : "Remove"}
        </Button>
      </VerseControls>
      <VerseNotes verse={verse} />
    </article>
  );
}
