import { Navigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonClasses } from "../../components/button-classes.ts";
import { Lamp } from "../../components/lamp.tsx";
import { ScreenHeading } from "../../components/screen-heading.tsx";
import { Tooltip } from "../../components/tooltip.tsx";
import { ScreenLink } from "../../navigation.tsx";
import { ExploreMore } from "./explore-more.tsx";
import { FindingVerses } from "./finding-verses.tsx";
import { SafetyBlock } from "./safety-block.tsx";
import { useGuidance } from "./use-guidance.ts";
import { VerseCard } from "./verse-card.tsx";

/** What answers: help first where it is needed, then the concern, then the verses. */
export function ResultsScreen() {
  const { status, situation, safety, shown, queryId } = useGuidance();
  const list = useRef<HTMLDivElement>(null);
  const lastShown = useRef(shown);
  useEffect(() => {
    // The first answer comes to a reader who waits; other verses come to one at the end of the page.
    const explored = lastShown.current.length > 0 && lastShown.current !== shown;
    lastShown.current = shown;
    if (explored) list.current?.querySelector<HTMLElement>("h2")?.focus();
  }, [shown]);
  if (status === "failed") return <Navigate to="/" search={{}} replace />;
  if (status === "idle") return <NothingAsked />;
  return (
    <>
      {safety && <SafetyBlock safety={safety} />}
      <p role="status" className="sr-only">
        {status === "answered" && `${shown.length} ${shown.length === 1 ? "result" : "results"}`}
      </p>
      <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <header className="lg:sticky lg:top-24 lg:self-start">
          <Tooltip text="Back to home">
            <ScreenLink
              screen="welcome"
              aria-label="Back to home"
              className="-ms-3 inline-flex size-11 items-center justify-center rounded-full transition-colors hover:bg-sunken"
            >
              <ArrowLeft aria-hidden="true" className="size-5.5" strokeWidth={1.8} />
            </ScreenLink>
          </Tooltip>
          <ScreenHeading className="text-2xl" takesFocus={safety === null}>
            Scripture Guidance
          </ScreenHeading>
          <section aria-labelledby="concern" className="mt-5 rounded-lg bg-sunken p-5">
            <h2 id="concern" className="font-sans text-sm font-semibold tracking-normal text-soft">
              Your concern
            </h2>
            <p className="mt-1 max-h-60 overflow-y-auto whitespace-pre-wrap">{situation}</p>
          </section>
        </header>
        <div ref={list} className="grid grid-cols-1 content-start gap-6">
          {status === "asking" && <FindingVerses />}
          {shown.map((verse) => (
            <VerseCard
              key={`${verse.category} ${verse.reference}`}
              verse={verse}
              queryId={queryId}
              shareSituation={safety ? "" : situation}
            />
          ))}
          {status === "answered" && <ExploreMore />}
        </div>
      </div>
    </>
  );
}

function NothingAsked() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center py-12 text-center">
      <Lamp className="size-20 text-soft" />
      <ScreenHeading className="mt-6 text-2xl">Scripture Guidance</ScreenHeading>
      <p className="mt-3 text-soft">
        The verses for your situation will be here. Start by writing what is on your heart.
      </p>
      <ScreenLink screen="welcome" className={`mt-8 ${buttonClasses("primary")}`}>
        Share your thoughts
      </ScreenLink>
    </div>
  );
}
