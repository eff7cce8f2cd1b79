import { buttonClasses } from "../components/button-classes.ts";
import { ScreenHeading } from "../components/screen-heading.tsx";
import { useTitle } from "../lib/use-title.ts";
import { ScreenLink } from "../navigation.tsx";

export function NotFound() {
  useTitle("404 Page Not Found");
  return (
    <div className="mx-auto max-w-xl py-10 text-center">
      <ScreenHeading className="text-3xl">404 Page Not Found</ScreenHeading>
      <p className="mt-4 text-soft">Did you forget to add the page to the router?</p>
      <ScreenLink screen="welcome" className={`mt-8 ${buttonClasses("primary")}`}>
        Back to home
      </ScreenLink>
    </div>
  );
}
