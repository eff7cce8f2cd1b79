import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "../../components/toast-store.ts";
import { dropStored, readStored, writeStored } from "../../lib/stored.ts";
import { type SavedVerse, trpc } from "../../lib/trpc.ts";
import { useSignedInUser } from "../auth/use-user.ts";

export const AUTO_SAVE_MS = 3000;

export type NotesStatus = "unchanged" | "waiting" | "saving" | "saved" | "failed";

const draftKey = (id: number) => `lampstand.notes.${id}`;

function readDraft(id: number): string | null {
  const stored = readStored("session", draftKey(id));
  return typeof stored === "string" ? stored : null;
}

/**
 * The notes of one saved verse while they are written. They are sent three seconds after the last
 * keystroke, and at once when the notes leave the screen; until the server has them they are in the
 * tab's memory, and come back from there after a reload.
 */
export function useNotes({ id, personalNotes }: Pick<SavedVerse, "id" | "personalNotes">) {
  const { id: userId } = useSignedInUser();
  const { saved } = trpc.useUtils();
  const [kept] = useState(() => readDraft(id));
  const [text, setText] = useState(kept ?? personalNotes);
  const [status, setStatus] = useState<NotesStatus>(kept === null ? "unchanged" : "waiting");
  const stored = useRef(personalNotes);
  const latest = useRef(text);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const { mutate } = trpc.saved.updateNotes.useMutation({
    // Two saves of the same notes never overtake each other.
    scope: { id: draftKey(id) },
    onSuccess: ({ verse }, { notes }) => {
      stored.current = notes;
      saved.list.setData(
        { userId },
        (list) => list && { verses: list.verses.map((one) => (one.id === verse.id ? verse : one)) },
      );
      if (latest.current === notes) {
        dropStored("session", draftKey(id));
        setStatus("saved");
      }
    },
    onError: () => {
      setStatus("failed");
      toast({
        title: "Error",
        description: "Failed to save notes. Please try again.",
        destructive: true,
      });
    },
  });

  const save = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setStatus("saving");
    mutate({ id, notes: latest.current, userId });
  }, [id, mutate, userId]);

  const write = (next: string) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current = next;
    setText(next);
    if (next === stored.current) {
      dropStored("session", draftKey(id));
      setStatus("unchanged");
      return;
    }
    writeStored("session", draftKey(id), next);
    setStatus("waiting");
    timer.current = setTimeout(save, AUTO_SAVE_MS);
  };

  const cancel = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    dropStored("session", draftKey(id));
    latest.current = stored.current;
    setText(stored.current);
    setStatus("unchanged");
  };

  useEffect(() => {
    if (kept !== null) timer.current = setTimeout(save, AUTO_SAVE_MS);
    return () => {
      if (timer.current !== undefined) save();
    };
  }, [kept, save]);

  return { text, status, write, save, cancel, wasKept: kept !== null };
}
