import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  dismissToast,
  shownToasts,
  showToastFromBefore,
  toast,
  toastAfterReload,
} from "./toast-store.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

describe("toasts", () => {
  it("are shown one at a time, the newest", () => {
    toast({ title: "First" });
    toast({ title: "Second", destructive: true });
    expect(shownToasts()).toMatchObject([{ title: "Second", destructive: true, open: true }]);
  });

  it("stay in the list, closed, for 1,000,000 ms after they were dismissed", () => {
    toast({ title: "Done" });
    const [shown] = shownToasts();
    if (shown) dismissToast(shown.id);
    expect(shownToasts()).toMatchObject([{ title: "Done", open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(shownToasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(shownToasts()).toHaveLength(0);
  });

  it("can be said by the next page, once", () => {
    toastAfterReload({ title: "Login successful" });
    showToastFromBefore();
    expect(shownToasts()).toMatchObject([{ title: "Login successful" }]);
    toast({ title: "Other" });
    showToastFromBefore();
    expect(shownToasts()).toMatchObject([{ title: "Other" }]);
  });
});
