import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { shownToasts } from "../../components/toast-store.ts";
import { type Call, Refusal, serve } from "../../testing/fake-server.ts";
import { aSavedVerse, renderAsMember, ruth } from "../../testing/world.tsx";
import { AUTO_SAVE_MS } from "./use-notes.ts";
import { VerseNotes } from "./verse-notes.tsx";

const verse = aSavedVerse({ id: 5, personalNotes: "As it was." });
let calls: Call[];

beforeEach(() => {
  vi.useFakeTimers();
  calls = serve({
    "saved.updateNotes": ({ notes }: { notes: string }) => ({
      verse: { ...verse, personalNotes: notes },
    }),
  });
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
// A call that never left would hold up the next test's.
afterEach(() => pass(10));

const sent = () => calls.map(({ input }) => input);
const box = () => screen.getByRole<HTMLTextAreaElement>("textbox");
const write = (value: string) => fireEvent.change(box(), { target: { value } });

function openNotes() {
  const view = renderAsMember(<VerseNotes verse={verse} />);
  fireEvent.click(screen.getByRole("button", { name: "Personal notes" }));
  fireEvent.click(screen.getByRole("button", { name: "Edit notes" }));
  return view;
}

describe("personal notes", () => {
  it("save themselves three seconds after the last keystroke", async () => {
    openNotes();
    write("First");
    expect(screen.getByText("Auto-saving in 3s...")).toBeTruthy();
    await pass(AUTO_SAVE_MS - 1);
    write("First, then more");
    await pass(AUTO_SAVE_MS - 1);
    expect(sent()).toEqual([]);
    await pass(10);
    expect(sent()).toEqual([{ id: 5, notes: "First, then more", userId: ruth.id }]);
    await pass(10);
    expect(screen.getByText("Saved")).toBeTruthy();
  });

  it("say that they are saving while they are", async () => {
    let finish = () => {};
    serve({
      "saved.updateNotes": () =>
        new Promise((resolve) => {
          finish = () => resolve({ verse });
        }),
    });
    openNotes();
    write("Slow");
    await pass(AUTO_SAVE_MS + 10);
    expect(screen.getByText("Saving...")).toBeTruthy();
    finish();
    await pass(10);
    expect(screen.getByText("Saved")).toBeTruthy();
  });

  it("are sent at once by Save, which needs a change", async () => {
    openNotes();
    const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save" });
    expect(save().disabled).toBe(true);
    write("Now");
    fireEvent.click(save());
    await pass(10);
    expect(sent()).toHaveLength(1);
    await pass(AUTO_SAVE_MS);
    expect(sent()).toHaveLength(1);
  });

  it("are thrown away by Cancel, timer and all", async () => {
    openNotes();
    write("Never mind");
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await pass(AUTO_SAVE_MS);
    expect(sent()).toEqual([]);
    expect(screen.getByText("As it was.")).toBeTruthy();
  });

  it("take 2000 characters, and warn from 1800 on", () => {
    openNotes();
    write("x".repeat(1800));
    expect(screen.getByText("1800 / 2000").className).not.toContain("danger");
    write("x".repeat(2100));
    expect(box().value).toHaveLength(2000);
    expect(screen.getByText("2000 / 2000").className).toContain("danger");
  });

  it("stay in the box when saving fails, with the spec's words", async () => {
    serve({
      "saved.updateNotes": () => {
        throw new Refusal("INTERNAL_SERVER_ERROR", "down");
      },
    });
    openNotes();
    write("Keep me");
    await pass(AUTO_SAVE_MS + 10);
    expect(box().value).toBe("Keep me");
    expect(shownToasts()).toMatchObject([
      { title: "Error", description: "Failed to save notes. Please try again.", destructive: true },
    ]);
  });

  it("are sent when the screen is left before the three seconds are over", async () => {
    const view = openNotes();
    write("On my way out");
    view.unmount();
    await pass(10);
    expect(sent()).toMatchObject([{ notes: "On my way out" }]);
  });

  it("come back from the tab's memory after a reload that nothing was sent before", async () => {
    sessionStorage.setItem("lampstand.notes.5", JSON.stringify("Half a thou"));
    renderAsMember(<VerseNotes verse={verse} />);
    expect(box().value).toBe("Half a thou");
    await pass(AUTO_SAVE_MS + 10);
    expect(sent()).toMatchObject([{ notes: "Half a thou" }]);
    expect(sessionStorage.getItem("lampstand.notes.5")).toBeNull();
  });

  it("written while others are on their way are saved after them", async () => {
    const finish: (() => void)[] = [];
    calls = serve({
      "saved.updateNotes": ({ notes }: { notes: string }) =>
        new Promise((resolve) => {
          finish.push(() => resolve({ verse: { ...verse, personalNotes: notes } }));
        }),
    });
    openNotes();
    write("One");
    await pass(AUTO_SAVE_MS);
    write("One and two");
    await pass(AUTO_SAVE_MS + 10);
    expect(sent()).toMatchObject([{ notes: "One" }]);
    finish[0]?.();
    await pass(10);
    expect(sent()).toMatchObject([{ notes: "One" }, { notes: "One and two" }]);
    finish[1]?.();
    await pass(10);
    expect(screen.getByText("Saved")).toBeTruthy();
  });
});
