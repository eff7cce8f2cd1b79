import { dropStored, readStored, writeStored } from "../lib/stored.ts";

export interface Toast {
  title: string;
  description?: string;
  /** Something failed. */
  destructive?: boolean;
}

export interface ShownToast extends Toast {
  id: number;
  open: boolean;
}

/** At most one toast is shown; a dismissed one stays in the list this long (spec 1 §9). */
const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_DURATION_MS = 5000;

const AFTER_RELOAD = "lampstand.toast";

let shown: ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ShownToast[]) {
  shown = next;
  for (const notify of listeners) notify();
}

export function subscribeToasts(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

export const shownToasts = (): ShownToast[] => shown;

/** Shows a toast in the place of the one before. */
export function toast(content: Toast): void {
  lastId += 1;
  change([{ ...content, id: lastId, open: true }, ...shown].slice(0, TOAST_LIMIT));
}

export function dismissToast(id: number): void {
  change(shown.map((item) => (item.id === id ? { ...item, open: false } : item)));
  setTimeout(() => change(shown.filter((item) => item.id !== id)), TOAST_REMOVE_DELAY_MS);
}

/** For success that ends in a reload of the page: the next page says it. */
export const toastAfterReload = (content: Toast): void =>
  writeStored("session", AFTER_RELOAD, content);

export function showToastFromBefore(): void {
  const content = readStored("session", AFTER_RELOAD);
  dropStored("session", AFTER_RELOAD);
  if (isToast(content)) toast(content);
}

const isToast = (value: unknown): value is Toast =>
  typeof value === "object" &&
  value !== null &&
  "title" in value &&
  typeof value.title === "string" &&
  (!("description" in value) || typeof value.description === "string");
