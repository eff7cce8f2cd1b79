import { needsLicence } from "./bible-version.ts";
import { bookByCode } from "./canon.ts";
import { contains, widen } from "./reference.ts";
import type { Reference } from "./reference-model.ts";
import type { TextProvider, VerseText } from "./text-provider.ts";
import { explainMissing, writeVersionNotice } from "./version-notice.ts";

/** A text that was really used, the verses it gave, and in plain words why it is not another one. */
export interface ChosenText {
  provider: TextProvider;
  verses: VerseText[];
  notice: string | null;
}

export type ReportProviderError = (input: { code: string; error: unknown }) => void;

/**
 * Takes the verses from the text that was asked for, or else from the closest public-domain text
 * that has them: World English Bible, King James Version, then imported texts. Null when no text
 * here has any of them. One passage is always in the words of one text: a verse in the middle that
 * the text lacks is left out and named, never filled in from another.
 */
export async function chooseText(input: {
  reference: Reference;
  around: number;
  version: string;
  providers: readonly TextProvider[];
  reportError: ReportProviderError;
}): Promise<ChosenText | null> {
  const { reference, providers, reportError } = input;
  const wide = widen(input);
  const asked = readVersion({ version: input.version, providers });
  const reasons = asked.reason === null ? [] : [asked.reason];
  const isCanonical = bookByCode(reference.book)?.canon === "canonical";

  for (const provider of orderProviders({ asked: asked.provider, providers })) {
    const verses = await fetchVerses({ provider, reference: wide, reportError });
    if (verses?.some((verse) => contains({ reference, verse }))) {
      const notice = writeVersionNotice({ reasons, reference: wide, text: provider.info, verses });
      return { provider, verses, notice };
    }
    if (verses === null) reasons.push(`${provider.info.code} could not be reached just now.`);
    else if (isCanonical || provider === asked.provider)
      reasons.push(explainMissing({ references: [reference], text: provider.info }));
  }
  return null;
}

/** "No preference", an empty text, and a code in any case are understood; what is unknown is said. */
function readVersion(input: { version: string; providers: readonly TextProvider[] }): {
  provider: TextProvider | null;
  reason: string | null;
} {
  const code = input.version.trim().toUpperCase();
  if (code === "" || code === "NO PREFERENCE") return { provider: null, reason: null };
  const provider = input.providers.find(({ info }) => info.code.toUpperCase() === code) ?? null;
  if (provider) return { provider, reason: null };
  if (needsLicence(code)) return { provider, reason: `${code} is not licensed on this server.` };
  return { provider, reason: "This version is not on this server." };
}

function orderProviders(input: {
  asked: TextProvider | null;
  providers: readonly TextProvider[];
}): TextProvider[] {
  const { asked, providers } = input;
  const open = providers.filter(
    ({ info }) => info.code !== asked?.info.code && !needsLicence(info.code),
  );
  return asked ? [asked, ...open] : open;
}

/** Null when the text's source failed: the reader still gets the verse, from another text. */
async function fetchVerses(input: {
  provider: TextProvider;
  reference: Reference;
  reportError: ReportProviderError;
}): Promise<VerseText[] | null> {
  try {
    return await input.provider.verses(input.reference);
  } catch (error) {
    input.reportError({ code: input.provider.info.code, error });
    return null;
  }
}
