import { BookOpen, ExternalLink } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { TextButton } from "../../components/text-button.tsx";
import { textButtonClasses } from "../../components/text-button-classes.ts";
import type { Verse } from "../../lib/trpc.ts";
import { Passage } from "./passage.tsx";

/** The chapter in ESV at a reading site of long standing. */
export const readingUrl = (reference: string): string =>
  `https://www.biblegateway.com/passage/?search=${encodeURIComponent(reference)}&version=ESV`;

interface VerseControlsProps {
  verse: Pick<Verse, "reference" | "bibleVersion" | "canon">;
  /** What else can be done with the verse; it stands first in the row. */
  children: ReactNode;
}

/** What can be done with a verse, and two ways to see what stands around it: here, or at the reading site. */
export function VerseControls({ verse, children }: VerseControlsProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-1.5 text-sm">
        <div className="flex flex-wrap gap-2 max-sm:basis-full">{children}</div>
        <TextButton aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <BookOpen aria-hidden="true" className="size-4.5" strokeWidth={1.8} />
          {open ? "Hide the passage" : "Show the passage"}
        </TextButton>
        {verse.canon === "canonical" && (
          <a
            href={readingUrl(verse.reference)}
            target="_blank"
            rel="noopener noreferrer"
            className={textButtonClasses}
          >
            Read in context
            <ExternalLink aria-hidden="true" className="size-4" strokeWidth={1.8} />
            <span className="sr-only">(ESV, opens in a new tab)</span>
          </a>
        )}
      </div>
      <div id={id} hidden={!open}>
        {open && <Passage reference={verse.reference} bibleVersion={verse.bibleVersion} />}
      </div>
    </>
  );
}
