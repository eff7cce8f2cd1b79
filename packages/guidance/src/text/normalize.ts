/**
 * Lower case, without accents, with one kind of apostrophe, and with letters drawn out ("soooo")
 * cut to two, so that the many ways of typing one thing look alike.
 */
export function normalizeText(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/(\p{L})\1{2,}/gu, "$1$1");
}

/** Words without their apostrophes: "I'm" and "im" are one. Scripts without spaces stay whole. */
export function tokenize(text: string): string[] {
  return (
    normalizeText(text)
      .replace(/'/g, "")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
