import { CircleUserRound } from "lucide-react";
import { Button } from "../../components/button.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { Wordmark } from "../../components/wordmark.tsx";
import { preloadDialog, type SignInDialogName } from "./landing-dialogs.tsx";

/** What a button needs to open a dialog whose code is there by the time it is pressed. */
const opening = (name: SignInDialogName, onOpen: (name: SignInDialogName) => void) => ({
  onPointerEnter: () => preloadDialog(name),
  onFocus: () => preloadDialog(name),
  onClick: () => onOpen(name),
});

export function LandingHeader({ onOpen }: { onOpen: (name: SignInDialogName) => void }) {
  return (
    <header className="page flex h-18 items-center gap-1 sm:gap-2">
      <Wordmark className="me-auto max-xs:[&>span]:sr-only" />
      <IconButton label="Sign in or create an account" {...opening("quick", onOpen)}>
        <CircleUserRound aria-hidden="true" className="size-6" strokeWidth={1.6} />
      </IconButton>
      <Button look="quiet" className="px-2.5 sm:px-4" {...opening("login", onOpen)}>
        Sign In
      </Button>
      <Button className="px-3 sm:px-4" {...opening("registration", onOpen)}>
        Get Started
      </Button>
    </header>
  );
}
