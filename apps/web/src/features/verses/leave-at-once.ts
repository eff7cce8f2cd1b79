import { clearSession } from "../../lib/stored.ts";
import { guidanceStore } from "./guidance-store.ts";

/** A page that anybody may be looking at. */
const NEUTRAL_PAGE = "https://www.weather.gov/";

/**
 * For someone whose screen may be seen: empties the page at once, forgets what was written in this tab,
 * and puts a neutral page in this page's place, so that going back does not show it again.
 */
export function leaveAtOnce(): void {
  document.title = "Weather";
  document.body.replaceChildren();
  guidanceStore.clear();
  clearSession();
  window.history.replaceState(null, "", "/");
  window.location.replace(NEUTRAL_PAGE);
}
