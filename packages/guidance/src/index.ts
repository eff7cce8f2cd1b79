export { CATEGORIES, type Category } from "./category.ts";
export type { Library } from "./library/library.ts";
export { loadLibrary } from "./library/load-library.ts";
export type { GuidedVerse } from "./ranking/candidate.ts";
export { chooseDailyVerse } from "./ranking/daily-verse.ts";
export { type PrayerGuidance, prayerGuidance } from "./ranking/prayer-guidance.ts";
export { type Recommendation, recommend } from "./ranking/recommend.ts";
export { similar } from "./ranking/similar.ts";
export {
  type Resource,
  type Safety,
  type SafetyKind,
  safetyFor,
  screenKinds,
  screenSituation,
} from "./safety/screen.ts";
export { type Intent, understand } from "./understanding/understand.ts";
