import { Bookmark, BookmarkCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../components/button.tsx";
import { classes } from "../../lib/classes.ts";
import { useSignedInUser } from "../auth/use-user.ts";
import { useRemoveVerse, useSavedVerse, useSaveVerse } from "./use-saved.ts";

interface SaveControlProps {
  reference: string;
  text: string;
  category: string;
  /** The question that this verse answered. */
  queryId: number | null;
}

/** Saves a verse, shows that it is saved, and takes it out again. */
export function SaveControl({ reference, text, category, queryId }: SaveControlProps) {
  const { id: userId } = useSignedInUser();
  const saved = useSavedVerse(reference);
  const save = useSaveVerse();
  const saveButton = useRef<HTMLButtonElement>(null);
  const removedHere = useRef(false);
  const remove = useRemoveVerse({
    onRemoved: () => {
      removedHere.current = true;
    },
  });
  useEffect(() => {
    // The button takes the focus only once it is no longer the disabled one of a saved verse.
    if (saved || !removedHere.current) return;
    removedHere.current = false;
    saveButton.current?.focus();
  }, [saved]);
  const Icon = saved ? BookmarkCheck : Bookmark;
  return (
    <>
      <Button
        ref={saveButton}
        look="secondary"
        pending={save.isPending}
        disabled={saved !== undefined}
        className="disabled:opacity-100"
        onClick={() =>
          save.mutate({ userId, reference, text, category, ...(queryId !== null && { queryId }) })
        }
      >
        {!save.isPending && (
          <Icon
            aria-hidden="true"
            className={classes("size-4.5", saved && "text-flame")}
            strokeWidth={1.8}
          />
        )}
        {save.isPending ? "Saving..." : saved ? "Saved" : "Save"}
      </Button>
      {saved && (
        <Button
          look="quiet"
          aria-label={`Remove ${reference} from saved verses`}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ reference, userId })}
        >
          {remove.isPending ? "Removing..." : "Remove"}
        </Button>
      )}
      <span role="status" className="sr-only">
        {saved && `${reference} is saved`}
      </span>
    </>
  );
}
