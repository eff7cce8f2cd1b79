import { useState } from "react";
import { OfflineBanner } from "../../components/offline-banner.tsx";
import { useTitle } from "../../lib/use-title.ts";
import { LandingDaily } from "./landing-daily.tsx";
import { LandingDialogs, type SignInDialogName } from "./landing-dialogs.tsx";
import { LandingFooter } from "./landing-footer.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { LandingHero } from "./landing-hero.tsx";
import { LandingSteps } from "./landing-steps.tsx";

/** What a visitor sees at every address: what this is, how it looks, and the ways in. */
export function LandingScreen() {
  const [open, setOpen] = useState<SignInDialogName | null>(null);
  useTitle("Lampstand");
  return (
    <div className="isolate">
      <OfflineBanner />
      <LandingHeader onOpen={setOpen} />
      <main id="main">
        <LandingHero onStart={() => setOpen("registration")} />
        <LandingSteps />
        <LandingDaily onStart={() => setOpen("registration")} />
      </main>
      <LandingFooter />
      <LandingDialogs open={open} onSwitch={setOpen} onClose={() => setOpen(null)} />
    </div>
  );
}
