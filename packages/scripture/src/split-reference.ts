/** A reference as written, cut in two: "1 Cor" and "13:4-7". The location may be empty. */
export interface ReferenceParts {
  name: string;
  location: string;
}

/** Longer than any reference anybody writes, and short enough for every pattern below. */
const MAX_LENGTH = 80;

/** Cuts at the first digit that stands after a letter; null when no book can stand before it. */
export function splitReference(text: string): ReferenceParts | null {
  const tidied = text.length > MAX_LENGTH ? "" : tidy(text);
  if (tidied.length > MAX_LENGTH) return null;
  const cut = /^((?:[1-4](?:st|nd|rd|th)?[ .]*)?\p{L}[\p{L}\p{M}'’., ()]*)([0-9].*)?$/iu.exec(
    tidied.replace(/([a-z])[ .,]+(?:chapters?|chap|ch)[ .]*(?=[0-9])/i, "$1 "),
  );
  if (!cut) return null;
  const [, name = "", location = ""] = cut;
  return {
    name: name.replace(/[ .,]+(?:verses?|vss?|vv?)?[ .]*$/i, ""),
    location: tidyLocation(location),
  };
}

/** One kind of space, dash and colon; no invisible signs. */
function tidy(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
    .replace(/\p{Dash_Punctuation}|\u2212/gu, "-")
    .replace(/\u2236|\ua789/g, ":")
    .replace(/\s+/g, " ")
    .trim();
}

/** "3 v. 16 to 18a" as "3:16-18". */
function tidyLocation(location: string): string {
  return location
    .replace(/[ .,:]*(?:verses?|vss?|vv?)[ .]*(?=[0-9])/gi, ":")
    .replace(/ ?(?:to|through|thru) ?/gi, "-")
    .replace(/([0-9])[abc](?=-|$)/gi, "$1")
    .replace(/ ?([:.-]) ?/g, "$1")
    .replace(/ /g, ":");
}
