import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import type { z } from "zod";
import { SAFETY_KINDS, type SafetyKind } from "../safety/kind.ts";
import {
  cluesFile,
  conceptsFile,
  dailyFile,
  type GeneralFile,
  generalFile,
  type PassagesFile,
  passagesFile,
  type SafetyFile,
  type SituationFile,
  safetyFile,
  situationFile,
} from "./schema.ts";

export interface Sources {
  situations: (SituationFile & { slug: string })[];
  notes: PassagesFile;
  safety: Record<SafetyKind, SafetyFile>;
  general: GeneralFile;
  daily: string[];
  /** By situation: words and expressions that point to it, separated by commas. */
  clues: Record<string, string>;
  /** By concept: the everyday words for it, separated by spaces. */
  concepts: Record<string, string>;
}

/** A file of the library that does not hold what it should; the message names file and field. */
export class LibraryError extends Error {
  override name = "LibraryError";
}

const libraryFolder = new URL("../../library/", import.meta.url);

/** Reads and checks every file of the library. Throws one LibraryError that lists all faults. */
export function readSources(): Sources {
  const faults: string[] = [];
  const read = <T>(input: { schema: z.ZodType<T>; file: string }): T | null => {
    const result = readFile(input);
    if (result.ok) return result.value;
    faults.push(...result.faults);
    return null;
  };
  const situations = listJson("situations").flatMap((file) => {
    const content = read({ schema: situationFile, file });
    return content ? [{ slug: basename(file, ".json"), ...content }] : [];
  });
  const notes: PassagesFile = {};
  for (const file of listJson("passages"))
    Object.assign(notes, read({ schema: passagesFile, file }));
  const shelves = SAFETY_KINDS.map(
    (kind) => [kind, read({ schema: safetyFile, file: `safety/${kind}.json` })] as const,
  );
  const general = read({ schema: generalFile, file: "general.json" });
  const daily = read({ schema: dailyFile, file: "daily.json" });
  const concepts = read({ schema: conceptsFile, file: "concepts.json" });
  const clues: Record<string, string> = {};
  for (const file of listJson("clues")) Object.assign(clues, read({ schema: cluesFile, file }));
  if (faults.length > 0 || !general || !daily || !concepts)
    throw new LibraryError(faults.join("\n"));
  const safety = Object.fromEntries(shelves) as Record<SafetyKind, SafetyFile>;
  return { situations, notes, safety, general, daily, clues, concepts };
}

/** The files of one folder of the library, in an order that does not depend on the machine. */
export function listJson(folder: string): string[] {
  return readdirSync(new URL(folder, libraryFolder))
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => `${folder}/${name}`);
}

function readFile<T>(input: {
  schema: z.ZodType<T>;
  file: string;
}): { ok: true; value: T } | { ok: false; faults: string[] } {
  const { schema, file } = input;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(new URL(file, libraryFolder), "utf8"));
  } catch (error) {
    return { ok: false, faults: [`library/${file}: ${String(error)}`] };
  }
  const checked = schema.safeParse(content);
  if (checked.success) return { ok: true, value: checked.data };
  const faults = checked.error.issues.map(
    ({ path, message }) => `library/${file}: ${path.map(String).join(".")}: ${message}`,
  );
  return { ok: false, faults };
}
