import { describe, expect, it } from "vitest";
import { findScreen, locateScreen, screens } from "./screens.ts";

describe("the table of screens", () => {
  it("finds a screen by its name", () => {
    expect(findScreen("saved")).toBe(screens.saved);
  });

  it.each(["nowhere", "", "__proto__", "constructor", undefined, 3])(
    "knows no screen called %j",
    (name) => {
      expect(findScreen(name)).toBeUndefined();
    },
  );

  it("sends to the path of a screen, and to ?screen= where it has none", () => {
    expect(locateScreen("saved")).toEqual({ to: "/saved", search: {} });
    expect(locateScreen("results")).toEqual({ to: "/", search: { screen: "results" } });
    expect(locateScreen("no-such-screen")).toBeUndefined();
  });
});
