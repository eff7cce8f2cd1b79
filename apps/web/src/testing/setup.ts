import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, type MockInstance, vi } from "vitest";

// Loading all of Radix takes its time on a busy machine.
configure({ asyncUtilTimeout: 5000 });

let consoleError: MockInstance<typeof console.error>;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  consoleError = vi.spyOn(console, "error");
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  expect(consoleError.mock.calls).toEqual([]);
  consoleError.mockRestore();
});
