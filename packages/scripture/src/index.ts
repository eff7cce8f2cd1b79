export { BIBLE_VERSIONS, type BibleVersion } from "./bible-version.ts";
export {
  type Book,
  bookByCode,
  books,
  type Canon,
  countVersesOfChapter,
} from "./canon.ts";
export {
  compareReferences,
  countVerses,
  formatReference,
  overlaps,
  parseReference,
} from "./reference.ts";
export type { Reference, ReferenceProblem } from "./reference-model.ts";
export type { Result } from "./result.ts";
export { openScripture, type Passage, type Scripture } from "./scripture.ts";
export type { TextInfo, TextProvider, VerseText } from "./text-provider.ts";
