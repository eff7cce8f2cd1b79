import type { SITUATION_MAX } from "@lampstand/api/schemas/verses";
import { type FormEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { Button } from "../../components/button.tsx";
import { TextArea } from "../../components/text-area.tsx";
import { useSignedInUser } from "../auth/use-user.ts";
import { guidanceStore } from "./guidance-store.ts";
import { preloadScreen } from "./screen-in-browser.ts";
import { useAskForGuidance, useGuidance } from "./use-guidance.ts";

// The schema's own limit by type alone: importing its value would bring all of zod along.
const longestSituation: typeof SITUATION_MAX = 2000;
const COUNTER_FROM = 1800;

/** The box for what weighs on somebody. What stands in it outlives reloads and failures. */
export function SituationForm() {
  const { id: userId } = useSignedInUser();
  const { draft, draftKept, status, safety } = useGuidance();
  const ask = useAskForGuidance();
  const box = useRef<HTMLTextAreaElement>(null);
  const cameBackUnanswered = useRef(status === "failed" && safety === null);
  const pending = status === "asking";

  useEffect(() => {
    preloadScreen();
    if (cameBackUnanswered.current) box.current?.focus({ preventScroll: true });
  }, []);

  const submit = () => {
    if (pending) return;
    if (draft.trim()) ask(draft.trim());
    else box.current?.focus();
  };

  return (
    <form
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        submit();
      }}
    >
      <label htmlFor="situation" className="font-serif text-lg font-medium xs:text-xl">
        Share your thoughts or concerns
      </label>
      <TextArea
        ref={box}
        id="situation"
        value={draft}
        maxLength={longestSituation}
        placeholder="E.g., I'm feeling anxious about my future and need guidance..."
        aria-describedby="situation-state"
        className="mt-3 min-h-36 px-4 py-3 text-lg"
        onChange={({ target }) => guidanceStore.write({ userId, draft: target.value })}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === "Enter" && (event.metaKey || event.ctrlKey)) submit();
        }}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Button type="submit" className="px-6 max-xs:w-full" pending={pending}>
          {pending ? "Finding verses..." : "Find Guiding Verses"}
        </Button>
        <p id="situation-state" className="text-sm text-soft" role="status">
          {draftKept && "Kept from before. Nothing you wrote is lost. "}
          {draft.length > COUNTER_FROM && `${draft.length} of ${longestSituation} characters`}
        </p>
      </div>
    </form>
  );
}
