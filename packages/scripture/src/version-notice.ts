import { formatReference, listVerses } from "./reference.ts";
import type { Reference } from "./reference-model.ts";
import type { TextInfo, VerseText } from "./text-provider.ts";

/**
 * Says which text is shown and why, in the words of Decisions C ("NIV is not licensed on this
 * server. Shown: World English Bible"), and names verses that the shown text leaves out. Null when
 * there is nothing to say.
 */
export function writeVersionNotice(input: {
  reasons: readonly string[];
  reference: Reference;
  text: TextInfo;
  verses: readonly VerseText[];
}): string | null {
  const { reasons, text } = input;
  const leftOut = explainLeftOut(input);
  if (reasons.length === 0) return leftOut;
  const shown = [...reasons, `Shown: ${text.name}`].join(" ");
  return leftOut === null ? shown : `${shown}. ${leftOut}`;
}

/** "Acts 8:37 is not in the World English Bible." */
export function explainMissing(input: {
  references: readonly Reference[];
  text: TextInfo;
}): string {
  const { references, text } = input;
  const verb = references.length === 1 ? "is" : "are";
  return `${references.map(formatReference).join(", ")} ${verb} not in ${nameWithArticle(text)}.`;
}

/** More than so many are counted instead of named. */
const NAMED_AT_MOST = 3;

function explainLeftOut(input: {
  reference: Reference;
  text: TextInfo;
  verses: readonly VerseText[];
}): string | null {
  const { reference, text, verses } = input;
  const held = new Set(verses.map(({ chapter, verse }) => `${chapter}:${verse}`));
  const leftOut = listVerses(reference).filter(
    ({ chapter, verse }) => !held.has(`${chapter}:${verse}`),
  );
  if (leftOut.length === 0) return null;
  if (leftOut.length > NAMED_AT_MOST) {
    const whole = formatReference(reference);
    return `${leftOut.length} verses of ${whole} are not in ${nameWithArticle(text)}.`;
  }
  const references = leftOut.map(({ chapter, verse }) => ({
    book: reference.book,
    chapter,
    verse,
    endChapter: chapter,
    endVerse: verse,
  }));
  return explainMissing({ references, text });
}

/** Most names of Bibles want an article; "1 Enoch" and "The Message" do not. */
function nameWithArticle({ name }: TextInfo): string {
  return /^(?:\d|the )/i.test(name) ? name : `the ${name}`;
}
