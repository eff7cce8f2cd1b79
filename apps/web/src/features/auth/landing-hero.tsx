import { Button } from "../../components/button.tsx";
import { buttonClasses } from "../../components/button-classes.ts";
import { LandingExample } from "./landing-example.tsx";
import type { LandingDialogs } from "./use-landing-dialogs.ts";

export function LandingHero({ registration }: Pick<LandingDialogs, "registration">) {
  return (
    <div className="overflow-x-clip">
      <div className="page grid items-center gap-x-16 gap-y-12 pt-8 pb-16 sm:pt-14 lg:grid-cols-[1fr_minmax(0,30rem)] lg:pb-24">
        <div className="max-w-xl">
          <h1 className="text-4xl">Bring what weighs on you into the light.</h1>
          <p className="mt-6 text-lg text-soft">
            Write your situation in your own words. Lampstand answers with five Bible verses that
            speak to it, each with a few sentences on what the passage is about and why it speaks to
            you.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button className="px-6" onClick={registration.open} {...registration.nearing}>
              Get Started
            </Button>
            <a href="#how-it-works" className={buttonClasses("secondary")}>
              How it works
            </a>
          </div>
        </div>
        <LandingExample />
      </div>
    </div>
  );
}
