/** The categories a verse card shows, as the product's specification names them. */
export const CATEGORIES = [
  "Guidance",
  "Comfort",
  "Strength",
  "Wisdom",
  "Hope",
  "Peace",
  "Faith",
  "Love",
  "Prayer",
] as const;

export type Category = (typeof CATEGORIES)[number];
