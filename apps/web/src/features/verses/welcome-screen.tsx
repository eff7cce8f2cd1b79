import { Card } from "../../components/card.tsx";
import { Lamp } from "../../components/lamp.tsx";
import { ScreenHeading } from "../../components/screen-heading.tsx";
import { RecentGuidance } from "../history/recent-guidance.tsx";
import { DailyVerseCard } from "./daily-verse-card.tsx";
import { SafetyBlock } from "./safety-block.tsx";
import { SituationForm } from "./situation-form.tsx";
import { useGuidance } from "./use-guidance.ts";

/** The first screen: the lamp, the box in its light, today's verse and what was asked lately. */
export function WelcomeScreen() {
  const { safety, status } = useGuidance();
  const unanswered = status === "failed";
  return (
    <>
      {unanswered && safety && <SafetyBlock safety={safety} />}
      <div className="grid grid-cols-1 gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="group/room min-w-0">
          <header className="flex items-end justify-between gap-4">
            <div className="pb-5 sm:pb-6">
              <ScreenHeading className="text-3xl" takesFocus={!unanswered}>
                Find comfort in scripture
              </ScreenHeading>
              <p className="mt-3 max-w-md text-soft max-sm:hidden">
                Write it as you would say it to someone who listens. Five verses will answer.
              </p>
            </div>
            <div className="relative sm:me-10">
              <div
                aria-hidden="true"
                className="pool-of-light absolute top-[15%] left-1/2 -z-10 size-80 -translate-1/2 opacity-70 transition-opacity duration-700 group-has-[textarea:focus]/room:opacity-100 sm:size-[32rem]"
              />
              <Lamp burning className="-mb-px size-20 text-ink sm:size-28" />
            </div>
          </header>
          <Card className="relative">
            <SituationForm />
          </Card>
        </div>
        <DailyVerseCard className="lg:col-start-2 lg:row-span-2 lg:row-start-1" />
        <RecentGuidance />
      </div>
    </>
  );
}
