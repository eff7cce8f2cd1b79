import { useId } from "react";
import { Chip } from "../../components/chip.tsx";
import { Ribbon } from "../../components/ribbon.tsx";
import { ScriptureText } from "../../components/scripture-text.tsx";
import type { Verse } from "../../lib/trpc.ts";
import { SaveControl } from "../saved/save-control.tsx";
import { useSavedVerse } from "../saved/use-saved.ts";
import { VerseNotes } from "../saved/verse-notes.tsx";
import { ShareButton } from "./share-button.tsx";
import { VerseControls } from "./verse-controls.tsx";

const CANON_NAMES = {
  canonical: null,
  deuterocanonical: "Deuterocanonical",
  "extra-canonical": "Extra-canonical",
} as const;

interface VerseCardProps {
  verse: Verse;
  queryId: number | null;
  /** What is prefilled when the verse is shared to the community; nothing for a crisis text. */
  shareSituation: string;
}

/** One result: a verse with why it speaks here, or a prayer with the Scripture it stands on. */
export function VerseCard({ verse, queryId, shareSituation }: VerseCardProps) {
  const headingId = useId();
  const saved = useSavedVerse(verse.reference);
  const canonName = CANON_NAMES[verse.canon];
  return (
    <article
      aria-labelledby={headingId}
      className="relative rounded-lg border border-line bg-surface p-5 shadow-rest sm:p-8"
    >
      {saved && <Ribbon />}
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5 pe-10">
        <h2 id={headingId} tabIndex={-1} className="text-lg text-flame outline-none">
          {verse.isPrayerGuidance ? "Prayer Guidance" : verse.reference}
        </h2>
        <Chip>{verse.category}</Chip>
        {canonName && <Chip>{canonName}</Chip>}
      </header>
      {verse.isPrayerGuidance ? <PrayerText verse={verse} /> : <VerseText verse={verse} />}
      <VerseControls verse={verse}>
        <SaveControl
          reference={verse.reference}
          text={verse.text}
          category={verse.category}
          queryId={queryId}
        />
        <ShareButton verse={verse} situation={shareSituation} />
      </VerseControls>
      {saved && <VerseNotes key={saved.id} verse={saved} />}
    </article>
  );
}

function VerseText({ verse }: { verse: Verse }) {
  return (
    <>
      <ScriptureText className="mt-3">{verse.text}</ScriptureText>
      <p className="mt-2 text-xs text-soft">{verse.versionNotice ?? verse.bibleVersion}</p>
      {verse.context && <p className="mt-4 text-soft">{verse.context}</p>}
    </>
  );
}

function PrayerText({ verse }: { verse: Verse }) {
  return (
    <>
      <p className="mt-3 text-lg">{verse.text}</p>
      <dl className="mt-5 grid gap-4 rounded-md bg-sunken p-4 sm:grid-cols-2 sm:p-5">
        <div>
          <dt className="text-sm font-semibold text-soft">Prayer focus</dt>
          <dd className="mt-0.5">{verse.context}</dd>
        </div>
        <div>
          <dt className="text-sm font-semibold text-soft">Scripture basis</dt>
          <dd className="mt-0.5 font-serif font-medium text-flame">{verse.scriptureReference}</dd>
        </div>
      </dl>
    </>
  );
}
