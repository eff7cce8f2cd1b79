/** A browser may forbid its storages altogether; then nothing is kept and nothing breaks. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

type Where = "local" | "session";

const storageOf = (where: Where): Storage =>
  where === "local" ? window.localStorage : window.sessionStorage;

/** What stands under a key, or null when nothing readable does. The shape is for the caller to check. */
export const readStored = (where: Where, key: string): unknown =>
  attempt(() => JSON.parse(storageOf(where).getItem(key) ?? "null"));

export const writeStored = (where: Where, key: string, value: unknown): void => {
  attempt(() => storageOf(where).setItem(key, JSON.stringify(value)));
};

export const dropStored = (where: Where, key: string): void => {
  attempt(() => storageOf(where).removeItem(key));
};

/** Forgets everything this tab kept: drafts, results, notices. */
export const clearSession = (): void => {
  attempt(() => window.sessionStorage.clear());
};
