import type { LibraryPassage } from "../library/library.ts";

/** What is shown below a verse: what happens in it, and why it is offered here. */
export function composeContext(input: { passage: LibraryPassage; why: string }): string {
  const { passage, why } = input;
  return passage.note === null ? why : `${passage.note} ${why}`;
}
