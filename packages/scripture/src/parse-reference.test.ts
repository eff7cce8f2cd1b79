import { describe, expect, it } from "vitest";
import { formatReference, parseReference } from "./reference.ts";

function outcome(text: string): string {
  const parsed = parseReference(text);
  return parsed.ok ? formatReference(parsed.value) : parsed.error.kind;
}

describe("reading a reference", () => {
  it.each([
    ["John 3:16", "John 3:16"],
    ["jn 3.16", "John 3:16"],
    ["JOHN 3 : 16", "John 3:16"],
    ["John 3 16", "John 3:16"],
    ["John 3 v 16", "John 3:16"],
    ["John 3v16", "John 3:16"],
    ["John chapter 3 verse 16", "John 3:16"],
    ["John, ch. 3, v. 16", "John 3:16"],
    ["John 3:16a", "John 3:16"],
    ["The Gospel of John 3:16", "John 3:16"],
    ["the Gospel according to St. John 3:16", "John 3:16"],
    ["John\u00a03:16", "John 3:16"],
    ["  John\t3:16\n", "John 3:16"],
    ["\ufeffJohn 3\u200b:16", "John 3:16"],
    ["Ｊｏｈｎ　３：１６", "John 3:16"],
    ["1 Corinthians 13:4-7", "1 Corinthians 13:4-7"],
    ["1 Cor 13.4–7", "1 Corinthians 13:4-7"],
    ["1Cor13:4—7", "1 Corinthians 13:4-7"],
    ["I Cor. 13:4 \u2212 7", "1 Corinthians 13:4-7"],
    ["First Corinthians 13, vv. 4-7", "1 Corinthians 13:4-7"],
    ["1st Cor 13:4 to 7", "1 Corinthians 13:4-7"],
    ["First Epistle to the Corinthians 13:4-7", "1 Corinthians 13:4-7"],
    ["1 Ch 4:10", "1 Chronicles 4:10"],
    ["III John 2", "3 John 1:2"],
    ["Second Timothy 1:7", "2 Timothy 1:7"],
    ["Ps 23", "Psalm 23"],
    ["Psalms 23:1", "Psalm 23:1"],
    ["Psalm 1-3", "Psalm 1-3"],
    ["Pss. 1:1-3:8", "Psalm 1-3"],
    ["Matthew 5:3-6:4", "Matthew 5:3-6:4"],
    ["Gen 1-2:3", "Genesis 1:1-2:3"],
    ["Song of Songs 2:4", "Song of Solomon 2:4"],
    ["Canticles 2:4", "Song of Solomon 2:4"],
    ["Solomon’s Song 2:4", "Song of Solomon 2:4"],
    ["Jude", "Jude"],
    ["Jude 5", "Jude 1:5"],
    ["Jude v. 5", "Jude 1:5"],
    ["Jude 24-25", "Jude 1:24-25"],
    ["Jude 1", "Jude"],
    ["Philipp 4:6", "Philippians 4:6"],
    ["Apocalypse 21:4", "Revelation 21:4"],
    ["Ecclus 2:1", "Sirach 2:1"],
    ["Psalm 151", "Psalm 151"],
    ["Ps 151:3", "Psalm 151:3"],
    ["Letter of Jeremiah 5", "Letter of Jeremiah 6:5"],
    ["Letter of Jeremiah 1:5", "Letter of Jeremiah 6:5"],
    ["Letter of Jeremiah 1:5-1:7", "Letter of Jeremiah 6:5-7"],
    ["Enoch 1:9", "1 Enoch 1:9"],
    ["Gospel of Thomas 77", "Gospel of Thomas 77"],
    ["Gospel of Thomas 77:1-2", "Gospel of Thomas 77:1-2"],
  ])("%j is %s", (text, expected) => {
    expect(outcome(text)).toBe(expected);
  });

  it.each([
    "",
    "   ",
    "John",
    "John three",
    "3:16",
    "16",
    "Hezekiah 3:16",
    "Samuel 3:1",
    "Corinthians 13:4",
    "Jo 3:16",
    "she is 12",
    "I am 16",
    "my brother left me in 2 months",
    "John 3:16, 18",
    "John 3:16; 4:1",
    "John 3:16 Matthew 5:3",
    "John 3:16-Matthew 5:3",
    "John 999999999999999999999:1",
    "John 3:16-14",
    "John 4:1-3:1",
    "John 3:16-",
    "John 3:",
    "John -3:16",
    "John 3:16:18",
    "John 3:1e1",
    `John 3:16${" ".repeat(100)}`,
    "constructor 1:1",
    "__proto__ 1:1",
  ])("%j is malformed", (text) => {
    expect(outcome(text)).toBe("malformed");
  });

  it.each([
    "John 99:1",
    "John 99",
    "John 0",
    "John 3:0",
    "John 3:37",
    "John 3:30-37",
    "John 20-22",
    "Psalm 151:8",
    "Psalm 152",
    "Jude 26",
    "Jude 2:1",
    "3 John 15",
    "Romans 14:24",
    "John 999999999:1",
    "Gospel of Thomas 0",
  ])("%j is impossible", (text) => {
    expect(outcome(text)).toBe("impossible");
  });

  it("says what is wrong in plain words", () => {
    const messageFor = (text: string) => {
      const parsed = parseReference(text);
      return parsed.ok ? "" : parsed.error.message;
    };
    expect(messageFor("John 99:1")).toBe("There is no John 99.");
    expect(messageFor("Ps 23:7")).toBe("Psalm 23 has no verse 7.");
    expect(messageFor("Hezekiah 3:16")).toBe('"Hezekiah" is not a book that is known here.');
    expect(messageFor("John")).toContain("Which chapter of John?");
    expect(messageFor("John 3:16-14")).toBe("The end of the range comes before its start.");
  });
});
