import { useTitle } from "../lib/use-title.ts";
import type { Screen } from "../screens.ts";

/** A screen under its title. */
export function ShownScreen({ screen: { title, Component } }: { screen: Screen }) {
  useTitle(title);
  return <Component />;
}
