import { describe, expect, it } from "vitest";
import { communityItem, SHARE_OPTIONS, sharedText } from "./share-options.ts";

const shared = { reference: "John 1:5", text: "Light & darkness?", isPrayerGuidance: false };

describe("sharing", () => {
  it("offers all twelve places", () => {
    expect(SHARE_OPTIONS.map(({ name }) => name)).toEqual([
      "Community",
      "Copy",
      "Twitter",
      "Facebook",
      "Email",
      "Instagram",
      "Discord",
      "YouTube",
      "WhatsApp",
      "LinkedIn",
      "Messenger",
      "SMS",
    ]);
  });

  it("carries words and reference whole into every address", () => {
    const text = sharedText(shared);
    const page = "https://lampstand.test";
    const addresses = SHARE_OPTIONS.flatMap(({ way }) =>
      way.by === "address" ? [way.address({ text, page })] : [],
    );
    expect(addresses).toHaveLength(6);
    for (const address of addresses) expect(decodeURIComponent(address)).toContain(text);
    for (const address of addresses) expect(address).not.toContain("& darkness");
  });

  it("tells the community the verse, and the situation only where there is one", () => {
    expect(communityItem({ shared, situation: "" })).toEqual({
      content: "“Light & darkness?” — John 1:5",
      verseReference: "John 1:5",
      verseText: "Light & darkness?",
      userSituation: "",
    });
  });
});
