import { dictionary } from "@zxcvbn-ts/language-common";

/** How far down the list of the commonest passwords a guesser is assumed to go. */
const COMMONEST = 3000;

const commonPasswords = new Set(dictionary["passwords-common"].slice(0, COMMONEST));

/** Why a password is refused although it is long enough, or null when it is fine. */
export function refusePassword(input: {
  password: string;
  ownWords: (string | undefined)[];
}): string | null {
  const password = input.password.toLowerCase();
  if (commonPasswords.has(password))
    return "This password is among the most common ones. Please choose another.";
  const ownWords = input.ownWords.flatMap((word) => (word ? [word, word.split("@")[0]] : []));
  if (ownWords.some((word) => word?.toLowerCase() === password)) {
    return "Your password must not be your name or e-mail address.";
  }
  return null;
}
