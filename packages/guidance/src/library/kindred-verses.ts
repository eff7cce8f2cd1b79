/** For every verse of the 66 books the passages nearest in wording, nearest first. */
export interface KindredVerses {
  perVerse: number;
  passages: Uint16Array;
}
