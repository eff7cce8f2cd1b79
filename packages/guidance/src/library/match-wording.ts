import { tokenize } from "../text/normalize.ts";
import { stem } from "../text/stem.ts";
import type { LibraryPassage } from "./library.ts";
import { findVersePosition } from "./verse-position.ts";

/** How many passages are remembered for each verse; room for those that must not be shown. */
export const KINDRED_PER_VERSE = 10;

/** A word that is in more than this share of the passages says nothing about any of them. */
const TOO_COMMON = 0.12;

type Weights = Map<string, number>;

/**
 * For every verse of the 66 books the library's passages nearest to it in wording, nearest first,
 * as indices; the library's own length stands where there are fewer. `lines` has the words of each
 * verse, in canonical order. A passage is never kindred to a verse that it holds.
 */
export function matchWording(input: {
  passages: readonly LibraryPassage[];
  lines: readonly string[];
}): Uint16Array {
  const { passages, lines } = input;
  const counted = lines.map((line) => new Set(tokenize(line).map(stem)));
  const ranges = passages.map(({ place }) => {
    const start = findVersePosition(place) ?? -1;
    const end = findVersePosition({ ...place, chapter: place.endChapter, verse: place.endVerse });
    return { start, end: end ?? -1 };
  });
  const postings = indexPassages({ ranges, counted });
  const table = new Uint16Array(lines.length * KINDRED_PER_VERSE).fill(passages.length);
  for (const [verse, stems] of counted.entries()) {
    const scores = new Float32Array(passages.length);
    for (const word of stems) {
      for (const [passage, weight] of postings.get(word) ?? []) {
        scores[passage] = (scores[passage] ?? 0) + weight;
      }
    }
    const nearest = [...scores.keys()]
      .filter((at) => (scores[at] ?? 0) > 0 && !holds({ range: ranges[at], verse }))
      .sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
    table.set(nearest.slice(0, KINDRED_PER_VERSE), verse * KINDRED_PER_VERSE);
  }
  return table;
}

function holds(input: { range: { start: number; end: number } | undefined; verse: number }) {
  const { range, verse } = input;
  return range !== undefined && range.start <= verse && verse <= range.end;
}

/** From a stem to the passages it stands in, weighed by how rare it is and how long they are. */
function indexPassages(input: {
  ranges: readonly { start: number; end: number }[];
  counted: readonly ReadonlySet<string>[];
}): Map<string, [passage: number, weight: number][]> {
  const { ranges, counted } = input;
  const stemsOf = ranges.map(
    ({ start, end }) => new Set(counted.slice(start, end + 1).flatMap((stems) => [...stems])),
  );
  const seen: Weights = new Map();
  for (const stems of stemsOf) for (const word of stems) seen.set(word, (seen.get(word) ?? 0) + 1);
  const postings = new Map<string, [number, number][]>();
  for (const [passage, stems] of stemsOf.entries()) {
    for (const word of stems) {
      const times = seen.get(word) ?? 1;
      if (times > TOO_COMMON * ranges.length) continue;
      const weight = Math.log(ranges.length / times) ** 2 / Math.sqrt(stems.size);
      const known = postings.get(word);
      if (known) known.push([passage, weight]);
      else postings.set(word, [[passage, weight]]);
    }
  }
  return postings;
}
