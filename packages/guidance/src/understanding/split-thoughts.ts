const BETWEEN_THOUGHTS =
  /[.!?;:,\n]+|\b(?:and|but|because|since|so|while|also|plus|then|besides)\b/iu;
const FEWEST_WORDS = 3;

/** The parts of a text that may each be about something of its own. */
export function splitThoughts(text: string): string[] {
  return text
    .split(BETWEEN_THOUGHTS)
    .map((part) => part.trim())
    .filter((part) => part.split(/\s+/u).length >= FEWEST_WORDS);
}
