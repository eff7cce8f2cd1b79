import type { Canon } from "./canon.ts";
import type { Reference } from "./reference-model.ts";

/** One verse in the words of a text. `title` is a psalm's title, on the verse it stands before. */
export interface VerseText {
  chapter: number;
  verse: number;
  text: string;
  title?: string;
}

/** What a text is. `code` is the short code that is shown as `bibleVersion`. */
export interface TextInfo {
  code: string;
  name: string;
  language: string;
  licence: string;
  books: number;
  verses: number;
  canon: Canon[];
}

/**
 * A text that verses can be taken from: embedded, imported, or fetched under a licence. Verses are
 * numbered as the canon numbers them, whatever the source does.
 */
export interface TextProvider {
  readonly info: TextInfo;
  /** The verses of the range that this text has, in order; [] when it has none of them. */
  verses(reference: Reference): Promise<VerseText[]>;
}
