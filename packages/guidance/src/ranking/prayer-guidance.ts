import type { Library, Prayer } from "../library/library.ts";
import type { Safety } from "../safety/kind.ts";
import { safetyFor, screenKinds } from "../safety/screen.ts";
import { understand } from "../understanding/understand.ts";

export interface PrayerGuidance {
  guidance: string;
  prayerFocus: string;
  /** A reference in normal form. */
  scriptureBasis: string;
  safety: Safety | null;
}

const UNDERSTOOD = 0.12;

/** How to pray about what a person wrote, and the passage it rests on. */
export function prayerGuidance(input: { library: Library; situation: string }): PrayerGuidance {
  const { library, situation } = input;
  const [gravest] = screenKinds(situation);
  if (gravest !== undefined) {
    const { prayer } = library.safety[gravest];
    return present({ library, prayer, safety: safetyFor(gravest) });
  }
  const [first] = understand({ library, situation });
  const heard =
    first && first.weight >= UNDERSTOOD
      ? library.situations.find(({ slug }) => slug === first.situation)
      : undefined;
  return present({ library, prayer: heard?.prayer ?? library.generalPrayer, safety: null });
}

function present(input: {
  library: Library;
  prayer: Prayer;
  safety: Safety | null;
}): PrayerGuidance {
  const { library, prayer, safety } = input;
  return {
    guidance: prayer.guidance,
    prayerFocus: prayer.focus,
    scriptureBasis: library.passages[prayer.basis]?.reference ?? "Psalm 62:8",
    safety,
  };
}
