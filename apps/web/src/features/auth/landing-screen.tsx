import { OfflineBanner } from "../../components/offline-banner.tsx";
import { useTitle } from "../../lib/use-title.ts";
import { UnansweredHelp } from "../verses/unanswered-help.tsx";
import { LandingDaily } from "./landing-daily.tsx";
import { LandingFooter } from "./landing-footer.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { LandingHero } from "./landing-hero.tsx";
import { LandingSteps } from "./landing-steps.tsx";
import { useLandingDialogs } from "./use-landing-dialogs.ts";

/** What a visitor sees at every address: what this is, how it looks, and the ways in. */
export function LandingScreen() {
  const dialogs = useLandingDialogs();
  const { registration, login, quick } = dialogs;
  useTitle("Lampstand");
  return (
    <div className="isolate">
      <OfflineBanner />
      <LandingHeader dialogs={dialogs} />
      <main id="main">
        <UnansweredHelp />
        <LandingHero registration={registration} />
        <LandingSteps />
        <LandingDaily onStart={registration.open} />
      </main>
      <LandingFooter />
      {registration.Dialog && (
        <registration.Dialog
          onClose={registration.close}
          onSwitch={() => {
            registration.close();
            login.open();
          }}
        />
      )}
      {login.Dialog && (
        <login.Dialog
          onClose={login.close}
          onSwitch={() => {
            login.close();
            registration.open();
          }}
        />
      )}
      {quick.Dialog && <quick.Dialog onClose={quick.close} />}
    </div>
  );
}
