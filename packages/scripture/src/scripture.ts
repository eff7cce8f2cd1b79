import { bookByCode, type Canon } from "./canon.ts";
import { type ChosenText, chooseText, type ReportProviderError } from "./choose-text.ts";
import { openEmbeddedText } from "./embedded-text.ts";
import { mergeProviders } from "./merge-providers.ts";
import { contains, formatReference, parseReference } from "./reference.ts";
import type { Reference, ReferenceProblem } from "./reference-model.ts";
import type { Result } from "./result.ts";
import type { TextInfo, TextProvider, VerseText } from "./text-provider.ts";

/**
 * Verses in the words of one text. `reference` is what was asked for, in normal form; `verses` also
 * has the verses around it, `text` has not. `bibleVersion` is the code of the text really shown.
 */
export interface Passage {
  reference: string;
  bibleVersion: string;
  versionNotice: string | null;
  canon: Canon;
  verses: VerseText[];
  text: string;
}

export interface Scripture {
  texts: TextInfo[];
  /** `around` is 0 to 10 verses before and after, inside the same chapter. */
  passage(input: {
    reference: string | Reference;
    version: string;
    around?: number;
  }): Promise<Result<Passage, ReferenceProblem>>;
}

/**
 * Opens the embedded texts, which reads their files once, and joins further texts to them. A
 * provider with the code of a text that is already there adds its books to it. A provider that
 * fails is reported to `onProviderError`, and the verse is shown from another text.
 */
export async function openScripture(
  options: { providers?: TextProvider[]; onProviderError?: ReportProviderError } = {},
): Promise<Scripture> {
  const embedded = await Promise.all([openEmbeddedText("web"), openEmbeddedText("kjv")]);
  const providers = mergeProviders([...embedded, ...(options.providers ?? [])]);
  const reportError = options.onProviderError ?? warnOfProvider;
  return {
    texts: providers.map(({ info }) => info),
    async passage({ reference, version, around = 0 }) {
      const asked = typeof reference === "string" ? parseReference(reference) : succeed(reference);
      if (!asked.ok) return asked;
      const wanted = { reference: asked.value, around, version };
      const chosen = await chooseText({ ...wanted, providers, reportError });
      return chosen ? succeed(present({ asked: asked.value, chosen })) : notHeld(asked.value);
    },
  };
}

const warnOfProvider: ReportProviderError = ({ code, error }) => {
  process.emitWarning(`The text ${code} could not be reached: ${String(error)}`);
};

function present(input: { asked: Reference; chosen: ChosenText }): Passage {
  const { asked, chosen } = input;
  return {
    reference: formatReference(asked),
    bibleVersion: chosen.provider.info.code,
    versionNotice: chosen.notice,
    canon: bookByCode(asked.book)?.canon ?? "canonical",
    verses: chosen.verses,
    text: chosen.verses
      .filter((verse) => contains({ reference: asked, verse }))
      .map(({ text }) => text)
      .join(" "),
  };
}

function succeed<T>(value: T): { ok: true; value: T } {
  return { ok: true, value };
}

function notHeld(reference: Reference): { ok: false; error: ReferenceProblem } {
  const message = `${formatReference(reference)} is in no text on this server.`;
  return { ok: false, error: { kind: "impossible", message } };
}
