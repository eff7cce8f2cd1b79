import type { NOTES_MAX } from "@lampstand/api/schemas/saved";
import { NotebookPen } from "lucide-react";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../components/button.tsx";
import { TextArea } from "../../components/text-area.tsx";
import { TextButton } from "../../components/text-button.tsx";
import type { SavedVerse } from "../../lib/trpc.ts";
import { type NotesStatus, useNotes } from "./use-notes.ts";

// The schema's own limit by type alone: importing its value would bring all of zod along.
const longestNotes: typeof NOTES_MAX = 2000;
const WARN_FROM = 1800;

const STATUS_WORDS: Record<NotesStatus, string> = {
  unchanged: "",
  waiting: "Auto-saving in 3s...",
  saving: "Saving...",
  saved: "Saved",
  failed: "Not saved yet",
};

interface VerseNotesProps {
  verse: SavedVerse;
}

/** A member's own words beside a saved verse: closed, read, or written. */
export function VerseNotes({ verse }: VerseNotesProps) {
  const notes = useNotes(verse);
  const [open, setOpen] = useState(notes.wasKept);
  const [editing, setEditing] = useState(notes.wasKept);
  const id = useId();
  const { text, status } = notes;
  const box = useRef<HTMLTextAreaElement>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  /** What was pressed goes away with the change, so the focus moves on to what has come. */
  const showEditor = (shown: boolean) => {
    flushSync(() => setEditing(shown));
    (shown ? box : editButton).current?.focus();
  };
  return (
    <div className="mt-5 border-t border-line pt-3">
      <TextButton
        aria-expanded={open}
        aria-controls={id}
        className="text-sm"
        onClick={() => {
          setOpen(!open);
          if (!open && text === "") setEditing(true);
        }}
      >
        <NotebookPen aria-hidden="true" className="size-4.5" strokeWidth={1.8} />
        {text === "" ? "Add personal notes" : "Personal notes"}
      </TextButton>
      {!open && text !== "" && <p className="truncate text-sm text-soft">{text}</p>}
      <div id={id} hidden={!open} className="mt-2">
        {editing ? (
          <>
            <TextArea
              ref={box}
              aria-label={`Personal notes on ${verse.reference}`}
              value={text}
              maxLength={longestNotes}
              className="min-h-28"
              onChange={({ target }) => notes.write(target.value.slice(0, longestNotes))}
            />
            <div className="mt-1.5 flex justify-between gap-4 text-sm text-soft">
              <p role="status">{STATUS_WORDS[status]}</p>
              <p className={text.length > WARN_FROM ? "font-semibold text-danger" : ""}>
                {text.length} / {longestNotes}
              </p>
            </div>
            <div className="mt-3 flex gap-2">
              <Button
                disabled={status === "unchanged" || status === "saved"}
                pending={status === "saving"}
                onClick={() => {
                  notes.save();
                  showEditor(false);
                }}
              >
                Save
              </Button>
              <Button
                look="quiet"
                onClick={() => {
                  notes.cancel();
                  showEditor(false);
                }}
              >
                Cancel
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className="whitespace-pre-wrap">{text || "No notes yet."}</p>
            <div className="flex items-center gap-4">
              <TextButton ref={editButton} className="text-sm" onClick={() => showEditor(true)}>
                Edit notes
              </TextButton>
              <p role="status" className="text-sm text-soft">
                {STATUS_WORDS[status]}
              </p>
            </div>
          </>
        )}
      </div>
    </div>
  );
}
