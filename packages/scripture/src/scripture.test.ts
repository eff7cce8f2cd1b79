import { beforeAll, describe, expect, it } from "vitest";
import { BIBLE_VERSIONS } from "./bible-version.ts";
import { openScripture, type Passage, type Scripture } from "./scripture.ts";
import { createListedText } from "./testing/listed-text.ts";

async function show(
  scripture: Scripture,
  asked: { reference: string; version?: string; around?: number },
): Promise<Passage> {
  const found = await scripture.passage({ version: "No preference", ...asked });
  if (!found.ok) throw new Error(found.error.message);
  return found.value;
}

describe("a server with the embedded texts alone", () => {
  let scripture: Scripture;
  beforeAll(async () => {
    scripture = await openScripture();
  });

  it("lists the two texts that it holds", () => {
    expect(scripture.texts.map(({ code }) => code)).toEqual(["WEB", "KJV"]);
  });

  it("shows the World English Bible, without a notice, to who has no preference", async () => {
    for (const version of ["No preference", "no preference", ""]) {
      const passage = await show(scripture, { reference: "jn 3.16", version });
      expect(passage).toMatchObject({
        reference: "John 3:16",
        bibleVersion: "WEB",
        versionNotice: null,
        canon: "canonical",
      });
      expect(passage.verses).toEqual([{ chapter: 3, verse: 16, text: passage.text }]);
    }
  });

  it("always has the King James Version, and takes codes in any case", async () => {
    for (const version of ["KJV", "kjv", " Kjv "]) {
      const passage = await show(scripture, { reference: "John 3:16", version });
      expect(passage).toMatchObject({ bibleVersion: "KJV", versionNotice: null });
    }
  });

  it.each(["NIV", "ESV", "NASB", "NLT"])("says that %s is not licensed", async (version) => {
    expect(BIBLE_VERSIONS).toContain(version);
    const passage = await show(scripture, { reference: "John 3:16", version });
    expect(passage.bibleVersion).toBe("WEB");
    expect(passage.versionNotice).toBe(
      `${version} is not licensed on this server. Shown: World English Bible`,
    );
  });

  it("says that it does not know a version, and shows what it would without a preference", async () => {
    const passage = await show(scripture, { reference: "John 3:16", version: "XYZ" });
    expect(passage.versionNotice).toBe(
      "This version is not on this server. Shown: World English Bible",
    );
  });

  it.each(["Luke 17:36", "Acts 8:37", "Acts 15:34", "Acts 24:7"])(
    "falls back to the King James Version for %s",
    async (reference) => {
      const passage = await show(scripture, { reference });
      expect(passage.bibleVersion).toBe("KJV");
      expect(passage.versionNotice).toBe(
        `${reference} is not in the World English Bible. Shown: King James Version`,
      );
      expect(passage.text).not.toBe("");
    },
  );

  it("gives both reasons when a version is not licensed and the next text lacks the verse", async () => {
    const passage = await show(scripture, { reference: "Acts 8:37", version: "NLT" });
    expect(passage.versionNotice).toBe(
      "NLT is not licensed on this server. Acts 8:37 is not in the World English Bible. Shown: King James Version",
    );
  });

  it("keeps a longer passage in one text and names the verse that it lacks", async () => {
    const passage = await show(scripture, { reference: "Acts 8:36-38" });
    expect(passage.bibleVersion).toBe("WEB");
    expect(passage.verses.map(({ verse }) => verse)).toEqual([36, 38]);
    expect(passage.versionNotice).toBe("Acts 8:37 is not in the World English Bible.");
  });

  it("names it after the reason for the version, and beside the verse that was asked for", async () => {
    const passage = await show(scripture, { reference: "Acts 8:38", version: "ESV", around: 1 });
    expect(passage.versionNotice).toBe(
      "ESV is not licensed on this server. Shown: World English Bible. Acts 8:37 is not in the World English Bible.",
    );
  });

  it("shows the doxology of Romans in its usual place", async () => {
    const web = await show(scripture, { reference: "Romans 16:24-27" });
    expect(web.verses.map(({ verse }) => verse)).toEqual([24, 25, 26, 27]);
    expect(web).toMatchObject({ bibleVersion: "WEB", versionNotice: null });
    const chapter14 = await show(scripture, { reference: "Romans 14" });
    expect(chapter14.verses.at(-1)?.verse).toBe(23);
  });

  it("shows the verses around, and says the asked ones alone as the text", async () => {
    const passage = await show(scripture, { reference: "Psalm 119:105", around: 2 });
    expect(passage.reference).toBe("Psalm 119:105");
    expect(passage.verses.map(({ verse }) => verse)).toEqual([103, 104, 105, 106, 107]);
    expect(passage.text).toBe(passage.verses[2]?.text);
  });

  it("stays inside the chapter", async () => {
    const start = await show(scripture, { reference: "John 3:1", around: 10 });
    expect(start.verses.map(({ chapter, verse }) => `${chapter}:${verse}`).slice(0, 2)).toEqual([
      "3:1",
      "3:2",
    ]);
    const end = await show(scripture, { reference: "John 3:36", around: 10 });
    expect(end.verses.at(-1)).toMatchObject({ chapter: 3, verse: 36 });
  });

  it("shows a range across chapters, verse by verse, joined by single spaces", async () => {
    const passage = await show(scripture, { reference: "John 3:35-4:2" });
    expect(passage.verses.map(({ chapter, verse }) => `${chapter}:${verse}`)).toEqual([
      "3:35",
      "3:36",
      "4:1",
      "4:2",
    ]);
    expect(passage.text).toBe(passage.verses.map(({ text }) => text).join(" "));
  });

  it("gives a psalm's title beside its first verse, never inside it", async () => {
    const psalm = await show(scripture, { reference: "Psalm 51:1-2", version: "KJV" });
    expect(psalm.verses[0]?.title).toMatch(/^To the chief Musician/);
    expect(psalm.text).not.toContain("chief Musician");
    expect(psalm.verses[1]).not.toHaveProperty("title");
  });

  it("tells a bad reference from an impossible one, and from one that it has no text for", async () => {
    const kindOf = async (reference: string) => {
      const found = await scripture.passage({ reference, version: "KJV" });
      return found.ok ? "found" : `${found.error.kind}: ${found.error.message}`;
    };
    expect(await kindOf("Jon 3:16:12")).toMatch(/^malformed: Write one reference/);
    expect(await kindOf("John 99:1")).toBe("impossible: There is no John 99.");
    expect(await kindOf("Tobit 1:1")).toBe("impossible: Tobit 1:1 is in no text on this server.");
  });

  it("takes a parsed reference as well", async () => {
    const reference = { book: "PSA", chapter: 23, verse: 1, endChapter: 23, endVerse: 6 };
    const found = await scripture.passage({ reference, version: "KJV" });
    expect(found).toMatchObject({ ok: true, value: { reference: "Psalm 23" } });
  });
});

describe("a server with further texts", () => {
  const tobit = createListedText({
    info: { code: "WEB", name: "World English Bible, deuterocanon", canon: ["deuterocanonical"] },
    verses: { "Tobit 1:1": "A made-up first verse.", "Tobit 1:2": "A made-up second verse." },
  });
  const enoch = createListedText({
    info: { code: "ENOCH", name: "1 Enoch", canon: ["extra-canonical"] },
    verses: { "1 Enoch 1:9": "A made-up verse of Enoch." },
  });
  const niv = createListedText({
    info: { code: "NIV", name: "New International Version", canon: ["canonical"] },
    verses: { "John 3:16": "A made-up licensed verse." },
  });

  it("shows books from outside the 66 with their canon's label", async () => {
    const scripture = await openScripture({ providers: [tobit, enoch] });
    expect(await show(scripture, { reference: "Tobit 1:1-2" })).toMatchObject({
      bibleVersion: "WEB",
      versionNotice: null,
      canon: "deuterocanonical",
      text: "A made-up first verse. A made-up second verse.",
    });
    expect(await show(scripture, { reference: "Enoch 1:9" })).toMatchObject({
      bibleVersion: "ENOCH",
      versionNotice: null,
      canon: "extra-canonical",
    });
  });

  it("adds a text to one of the same code", async () => {
    const scripture = await openScripture({ providers: [tobit] });
    expect(scripture.texts.map(({ code }) => code)).toEqual(["WEB", "KJV"]);
    expect(scripture.texts[0]).toMatchObject({
      name: "World English Bible",
      books: 67,
      verses: 31_100,
      canon: ["canonical", "deuterocanonical"],
    });
  });

  it("says when the version that was asked for does not have the book", async () => {
    const scripture = await openScripture({ providers: [tobit, enoch] });
    const fromKjv = await show(scripture, { reference: "Tobit 1:1", version: "KJV" });
    expect(fromKjv.versionNotice).toBe(
      "Tobit 1:1 is not in the King James Version. Shown: World English Bible",
    );
    const fromEnoch = await show(scripture, { reference: "John 3:16", version: "enoch" });
    expect(fromEnoch.versionNotice).toBe("John 3:16 is not in 1 Enoch. Shown: World English Bible");
  });

  it("shows a licensed text to who asks for it, and to nobody else", async () => {
    const scripture = await openScripture({ providers: [niv] });
    const asked = await show(scripture, { reference: "John 3:16", version: "NIV" });
    expect(asked).toMatchObject({ bibleVersion: "NIV", versionNotice: null });
    const notAsked = await show(scripture, { reference: "John 3:16" });
    expect(notAsked.bibleVersion).toBe("WEB");
  });

  it("shows the verse from another text when a licensed source fails, and reports the failure", async () => {
    const failure = new Error("The service answered 503.");
    const failing = { info: niv.info, verses: () => Promise.reject(failure) };
    const reported: unknown[] = [];
    const scripture = await openScripture({
      providers: [failing],
      onProviderError: (report) => reported.push(report),
    });
    const passage = await show(scripture, { reference: "John 3:16", version: "NIV" });
    expect(passage.versionNotice).toBe(
      "NIV could not be reached just now. Shown: World English Bible",
    );
    expect(reported).toEqual([{ code: "NIV", error: failure }]);
  });

  it("counts the verses that a text leaves out when they are too many to name", async () => {
    const scripture = await openScripture({ providers: [tobit] });
    const passage = await show(scripture, { reference: "Tobit 1" });
    expect(passage.versionNotice).toBe("20 verses of Tobit 1 are not in the World English Bible.");
  });
});
