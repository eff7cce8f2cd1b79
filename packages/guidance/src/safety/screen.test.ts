import { describe, expect, it } from "vitest";
import { benignLines } from "../testing/benign-lines.ts";
import { crisisLines } from "../testing/crisis-lines.ts";
import { safetyFor, screenKinds, screenSituation } from "./screen.ts";
import { screenThoroughly } from "./screen-thoroughly.ts";

const missed = (lines: readonly string[]) => lines.filter((line) => screenSituation(line) === null);
const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;

describe("the safety screen", () => {
  it("hears nearly everything that is said outright", () => {
    const lines = crisisLines.flatMap(({ explicit }) => explicit);
    expect(share(missed(lines), lines), missed(lines).join("\n")).toBeLessThanOrEqual(0.01);
  });

  it("hears most of what is only hinted, misspelt, past, told of others or buried", () => {
    const lines = crisisLines.flatMap(({ others }) => others);
    expect(share(missed(lines), lines), missed(lines).join("\n")).toBeLessThanOrEqual(0.08);
  });

  it("is seldom alarmed by figures of speech, grief, Bible questions and ordinary days", () => {
    const lines = Object.values(benignLines).flat();
    const alarmed = lines.filter((line) => screenSituation(line) !== null);
    expect(share(alarmed, lines), alarmed.join("\n")).toBeLessThanOrEqual(0.02);
  });

  it.each([
    ["He kicked me in the stomach and I'm five months pregnant", "abuse"],
    ["my foster dad burns us when we dont finish food", "abuse"],
    ["I cut deeper than I meant to and I am frightened", "self-harm"],
    ["Please pray I don't use tonight, the craving is terrible", "addiction"],
    ["I'm done. Done with all of it, with being here", "suicide"],
  ] as const)("hears more on the server: %s", (text, kind) => {
    expect(screenThoroughly(text)).toContain(kind);
  });

  it("hears on the server all that the browser hears", () => {
    const lines = crisisLines.flatMap(({ explicit, others }) => [...explicit, ...others]);
    for (const line of lines) {
      expect(screenThoroughly(line)).toEqual(expect.arrayContaining(screenKinds(line)));
    }
  });

  it("puts the gravest danger first", () => {
    expect(screenKinds("my husband beats me and I want to end my life")).toEqual([
      "suicide",
      "abuse",
    ]);
  });

  it.each([
    ["suicide", ["tel:988", "sms:988"]],
    ["self-harm", ["tel:988", "sms:988"]],
    ["abuse", ["tel:1-800-799-7233"]],
    ["addiction", ["tel:1-800-662-4357"]],
  ] as const)("gives the ways to a person for %s", (kind, own) => {
    const digits = (url: string) =>
      url.startsWith("http") ? url : url.replace(/(?<=\d)-/g, "").replace(":+1", ":");
    const urls = safetyFor(kind).resources.map(({ url }) => digits(url));
    expect(urls).toEqual(
      expect.arrayContaining([...own, "tel:911", "https://findahelpline.com"].map(digits)),
    );
  });
});
