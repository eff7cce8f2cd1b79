import { bcv_parser } from "bible-passage-reference-parser/esm/bcv_parser.js";
import * as english from "bible-passage-reference-parser/esm/lang/en.js";
import { describe, expect, it } from "vitest";
import { type Book, books } from "./canon.ts";
import { parseReference } from "./reference.ts";
import { createRandom, pick } from "./testing/random.ts";

/** An independent parser with the same versification, asked the same questions. */
const oracle = new bcv_parser(english);

const osisNames =
  "Gen Exod Lev Num Deut Josh Judg Ruth 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr Ezra Neh Esth Job Ps Prov Eccl Song Isa Jer Lam Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal Matt Mark Luke John Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb Jas 1Pet 2Pet 1John 2John 3John Jude Rev".split(
    " ",
  );

const questions = books.slice(0, 66).map((book, index) => ({
  book,
  osis: osisNames[index] ?? "",
  names: [book.name, book.name.toUpperCase(), osisNames[index] ?? "", `${osisNames[index]}.`],
}));

/** Where we differ on purpose: the oracle mends, we refuse, so that nobody is shown what they did not ask for. */
const differences = {
  start: "the range starts at a verse that does not exist: the oracle keeps its end alone",
  end: "the range ends at a verse that does not exist: the oracle cuts it at the chapter's end",
  order: "the range ends before it starts: the oracle takes it for two verses",
  thirdJohn: "3 John 15 does not exist in the King James Version; the oracle counts 15 verses",
};

interface Question {
  book: Book;
  text: string;
  /** Why the two may differ, where the question is one on which they do on purpose. */
  difference: keyof typeof differences | null;
}

const random = createRandom(20261121);

function askRandomly(): Question {
  const { book, names } = pick({ random, from: questions });
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const chapter = upTo(book.verseCounts.length + 1);
  const versesIn = (number: number) => book.verseCounts[number - 1] ?? 0;
  const verse = upTo(versesIn(chapter) + 2);
  const endChapter = chapter + Math.floor(random() * 3);
  const endVerse = upTo(versesIn(endChapter) + 2);
  const colon = pick({ random, from: [":", ".", " : ", " v. "] });
  const dash = pick({ random, from: ["-", "–", "—", " - ", " to "] });
  const name = pick({ random, from: names });
  const form = pick({
    random,
    from: [
      { location: `${chapter}`, end: [chapter, versesIn(chapter)] },
      { location: `${chapter}${colon}${verse}`, end: [chapter, verse] },
      { location: `${chapter}${colon}${verse}${dash}${endVerse}`, end: [chapter, endVerse] },
      {
        location: `${chapter}${colon}${verse}${dash}${endChapter}${colon}${endVerse}`,
        end: [endChapter, endVerse],
      },
    ],
  });
  const [lastChapter = 0, lastVerse = 0] = form.end;
  return {
    book,
    text: `${name} ${form.location}`,
    difference: nameDifference({ book, chapter, verse, lastChapter, lastVerse }),
  };
}

function nameDifference(input: {
  book: Book;
  chapter: number;
  verse: number;
  lastChapter: number;
  lastVerse: number;
}): Question["difference"] {
  const { book, chapter, verse, lastChapter, lastVerse } = input;
  const startExists = verse <= (book.verseCounts[chapter - 1] ?? 0);
  const isRange = lastChapter !== chapter || lastVerse !== verse;
  if (book.code === "3JN" && Math.max(verse, lastVerse) === 15) return "thirdJohn";
  if (!startExists) return isRange ? "start" : null;
  if (lastVerse > (book.verseCounts[lastChapter - 1] ?? 0)) return "end";
  return lastChapter === chapter && lastVerse < verse ? "order" : null;
}

/** What we read, in the oracle's notation: always both ends, always with verses. */
function readOurs(text: string): string {
  const parsed = parseReference(text);
  if (!parsed.ok) return "";
  const { book, chapter, verse, endChapter, endVerse } = parsed.value;
  const name = questions.find((question) => question.book.code === book)?.osis;
  return `${name}.${chapter}.${verse}-${name}.${endChapter}.${endVerse}`;
}

/** "Jude", "Gen.1", "Gen.1.2" and "Gen.1-Gen.2" all written out as from one verse to another. */
function readOracle(text: string): string {
  const osis = oracle.parse(text).osis();
  if (osis === "" || osis.includes(",")) return osis;
  const [start = "", end = start] = osis.split("-");
  const [name, chapter = "1", verse = "1"] = start.split(".");
  const book = questions.find((question) => question.osis === name)?.book;
  const [, endChapter = `${book?.verseCounts.length}`, endVerse] = end.split(".");
  const lastVerse = endVerse ?? book?.verseCounts[Number(endChapter) - 1];
  return `${name}.${chapter}.${verse}-${name}.${endChapter}.${lastVerse}`;
}

describe("our reading of references beside an independent parser's", () => {
  it("is the same for ten thousand references, except where it differs on purpose", () => {
    const surprises: string[] = [];
    const reasons = new Set<string>();
    let same = 0;
    for (let count = 0; count < 10_000; count += 1) {
      const { text, difference } = askRandomly();
      const ours = readOurs(text);
      const theirs = readOracle(text);
      if (ours === theirs) same += 1;
      else if (difference !== null && ours === "") reasons.add(difference);
      else surprises.push(`${text}: ours ${ours || "refused"}, oracle ${theirs || "refused"}`);
    }
    expect(surprises).toEqual([]);
    expect(same).toBeGreaterThan(7_500);
    expect([...reasons].sort()).toEqual(Object.keys(differences).sort());
  });

  it("knows the same last verse of every chapter, but for 3 John", () => {
    const surprises: string[] = [];
    for (const { book, osis } of questions) {
      for (const [index, count] of book.verseCounts.entries()) {
        const chapter = index + 1;
        const whole = oracle.parse(`${book.name} ${chapter}:1-${count}`).osis();
        const beyond = oracle.parse(`${book.name} ${chapter}:${count + 1}`).osis();
        const isWhole = [osis, `${osis}.${chapter}`].includes(whole);
        if (!isWhole || beyond !== "") surprises.push(`${book.name} ${chapter}`);
      }
    }
    expect(surprises).toEqual(["3 John 1"]);
  });
});
