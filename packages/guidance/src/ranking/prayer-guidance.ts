import type { Library, Prayer } from "../library/library.ts";
import type { Safety } from "../safety/kind.ts";
import { safetyFor } from "../safety/screen.ts";
import { screenThoroughly } from "../safety/screen-thoroughly.ts";
import { understand } from "../understanding/understand.ts";

export interface PrayerGuidance {
  guidance: string;
  prayerFocus: string;
  /** A reference in normal form. */
  scriptureBasis: string;
  safety: Safety | null;
}

/** An intent of less weight is not sure enough to pray by. */
const UNDERSTOOD = 0.12;
/** What a second intent has to weigh, also next to the first, to have a part of its own. */
const ALSO_CARRIED = 0.12;
const SHARE_OF_FIRST = 0.15;

const BRIDGE = "You carry more than one thing, so give the other its own place in your prayer.";

/** How to pray about what a person wrote, and the passage it rests on. */
export function prayerGuidance(input: { library: Library; situation: string }): PrayerGuidance {
  const { library, situation } = input;
  const [gravest] = screenThoroughly(situation);
  if (gravest !== undefined) {
    const { prayer } = library.safety[gravest];
    return present({ library, prayer, safety: safetyFor(gravest) });
  }
  return present({ library, prayer: choosePrayer({ library, situation }), safety: null });
}

function choosePrayer(input: { library: Library; situation: string }): Prayer {
  const { library, situation } = input;
  const [first, second] = understand({ library, situation });
  const prayerFor = (slug: string | undefined) =>
    library.situations.find((candidate) => candidate.slug === slug)?.prayer;
  const own = prayerFor(first?.situation);
  if (!first || !own || first.weight < UNDERSTOOD) return library.generalPrayer;
  const other = prayerFor(second?.situation);
  const isCarried =
    second !== undefined &&
    second.weight >= ALSO_CARRIED &&
    second.weight >= first.weight * SHARE_OF_FIRST;
  return other && isCarried ? weave({ own, other }) : own;
}

/** Most of the first prayer, the heart of the second, and both of what they ask for. */
function weave({ own, other }: { own: Prayer; other: Prayer }): Prayer {
  const sentences = (text: string) => text.split(/(?<=[.!?]["”’]?)\s+/);
  return {
    guidance: [
      ...sentences(own.guidance).slice(0, 3),
      BRIDGE,
      ...sentences(other.guidance).slice(0, 2),
    ].join(" "),
    focus: `${own.focus} ${other.focus}`,
    basis: own.basis,
  };
}

function present(input: {
  library: Library;
  prayer: Prayer;
  safety: Safety | null;
}): PrayerGuidance {
  const { library, prayer, safety } = input;
  const basis = library.passages[prayer.basis];
  if (!basis) throw new RangeError("The library names a passage that it does not hold");
  return {
    guidance: prayer.guidance,
    prayerFocus: prayer.focus,
    scriptureBasis: basis.reference,
    safety,
  };
}
