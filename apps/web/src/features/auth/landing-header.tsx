import { CircleUserRound } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { Wordmark } from "../../components/wordmark.tsx";
import type { LandingDialogs } from "./use-landing-dialogs.ts";

export function LandingHeader({ dialogs }: { dialogs: LandingDialogs }) {
  const { quick, login, registration } = dialogs;
  return (
    <header className="page flex h-18 items-center gap-1 sm:gap-2">
      <Wordmark className="me-auto max-xs:[&>span]:sr-only" />
      <IconButton label="Sign in or create an account" onClick={quick.open} {...quick.nearing}>
        <CircleUserRound aria-hidden="true" className="size-6" strokeWidth={1.6} />
      </IconButton>
      <Button look="quiet" className="px-2.5 sm:px-4" onClick={login.open} {...login.nearing}>
        Sign In
      </Button>
      <Button className="px-3 sm:px-4" onClick={registration.open} {...registration.nearing}>
        Get Started
      </Button>
    </header>
  );
}
