import type { User } from "./trpc.ts";

/** The member's text size scales the whole page from its root. */
export const showTextSize = (size: User["textSize"]): void => {
  document.documentElement.dataset.textSize = size;
};
