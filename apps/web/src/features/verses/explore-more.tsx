import { Button } from "../../components/button.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { FindingVerses } from "./finding-verses.tsx";
import { useExplore } from "./use-explore.ts";

/** The ways on from what was read. */
export function ExploreMore() {
  const { pending, showSimilar, showPrayer, showRecommended } = useExplore();
  return (
    <section aria-labelledby="explore" className="border-t border-line pt-7">
      <h2 id="explore" className="text-xl">
        Would you like to explore more?
      </h2>
      {pending && <FindingVerses />}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button look="secondary" disabled={pending} onClick={showSimilar}>
          Similar verses
        </Button>
        <Button look="secondary" disabled={pending} onClick={showPrayer}>
          Prayer guidance
        </Button>
      </div>
      {showRecommended && (
        <TextButton className="mt-2" disabled={pending} onClick={showRecommended}>
          Back to the first verses
        </TextButton>
      )}
    </section>
  );
}
