import { createScreen } from "./create-screen.ts";
import { plainSigns } from "./screen.ts";
import { furtherSigns } from "./signs/further.ts";

/** The server's screen: every kind of danger that a text shows, gravest first; it misses less than the browser's. */
export const screenThoroughly = createScreen({
  suicide: [...plainSigns.suicide, ...furtherSigns.suicide],
  "self-harm": [...plainSigns["self-harm"], ...furtherSigns["self-harm"]],
  abuse: [...plainSigns.abuse, ...furtherSigns.abuse],
  addiction: [...plainSigns.addiction, ...furtherSigns.addiction],
});
