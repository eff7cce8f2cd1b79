/** What a person can prefer. Every one but the first is also the code of a text. */
export const BIBLE_VERSIONS = ["No preference", "NIV", "KJV", "ESV", "NASB", "NLT"] as const;
export type BibleVersion = (typeof BIBLE_VERSIONS)[number];

/** Texts under copyright: shown only through a licensed provider, and asked only when chosen. */
const licensed: readonly string[] = ["NIV", "ESV", "NASB", "NLT"];

/** True for a text that may only be shown under its owner's licence. */
export function needsLicence(code: string): boolean {
  return licensed.includes(code);
}
