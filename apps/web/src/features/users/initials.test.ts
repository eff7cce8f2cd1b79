import { describe, expect, it } from "vitest";
import { contrast } from "../../testing/contrast.ts";
import { INITIALS_COLORS, initialsColor, initialsOf } from "./initials.ts";

describe("initials", () => {
  it("are the first letters of up to two words", () => {
    expect(initialsOf({ displayName: "mary magdalene of magdala", username: "x" })).toBe("MM");
    expect(initialsOf({ displayName: " peter ", username: "x" })).toBe("P");
  });

  it("fall back to the username, then to 'User'", () => {
    expect(initialsOf({ displayName: null, username: "ruth" })).toBe("R");
    expect(initialsOf({ displayName: "   ", username: "ruth" })).toBe("R");
    expect(initialsOf({ displayName: null, username: "" })).toBe("U");
  });

  it("keep a letter whole that takes two units", () => {
    expect(initialsOf({ displayName: "𝒜gnes Ñandu", username: "x" })).toBe("𝒜Ñ");
  });
});

describe("the colour behind the initials", () => {
  it("is one of ten, by the user's id", () => {
    expect(INITIALS_COLORS).toHaveLength(10);
    expect(initialsColor(23)).toBe(INITIALS_COLORS[3]);
    expect(initialsColor(10)).toBe(initialsColor(0));
  });

  it.each(INITIALS_COLORS)("%s carries white letters well", (color) => {
    expect(contrast("#ffffff", color)).toBeGreaterThanOrEqual(4.5);
  });
});
