import { describe, expect, it } from "vitest";
import { versesIn } from "./verses-in.ts";

const named = (reference: string) => [1, 4, 5, 6, 9].filter(versesIn(reference));

describe("the verses that a reference names", () => {
  it.each([
    ["Psalm 4:4", [4]],
    ["Psalm 4:4-6", [4, 5, 6]],
    ["1 John 4:9", [9]],
    ["Psalm 23", [1, 4, 5, 6, 9]],
    ["Matthew 5:3-6:4", [1, 4, 5, 6, 9]],
  ])("%s", (reference, verses) => {
    expect(named(reference)).toEqual(verses);
  });
});
