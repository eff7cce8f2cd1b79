import type { ErrorComponentProps } from "@tanstack/react-router";
import { Button } from "../components/button.tsx";
import { useTitle } from "../lib/use-title.ts";

/** A fault of our own, or code that did not come. What was being written is in the tab's memory. */
export function ScreenError({ reset }: Pick<ErrorComponentProps, "reset">) {
  useTitle("Something went wrong");
  return (
    <div role="alert" className="page max-w-xl py-16 text-center">
      <h1 className="text-2xl">Something went wrong</h1>
      <p className="mt-3 text-soft">
        This screen stopped working. What you wrote is kept, so it is safe to try again.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => (navigator.onLine ? window.location.reload() : reset())}>
          Try again
        </Button>
        <Button look="secondary" onClick={() => window.location.assign("/")}>
          Start over
        </Button>
      </div>
    </div>
  );
}
