import type { Category } from "../category.ts";
import type { LibraryPassage } from "../library/library.ts";

/** A passage that might be shown, with what speaks for it. */
export interface Candidate {
  passage: LibraryPassage;
  why: string;
  category: Category;
  score: number;
}

/** What a verse card needs to know of a chosen passage, apart from its words. */
export interface GuidedVerse {
  /** In normal form. */
  reference: string;
  category: Category;
  /** Two or three sentences: what the passage is about and why it speaks here. */
  context: string;
}
