import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { Refusal, serve } from "../../testing/fake-server.ts";
import { aVerse, openApp, quietServer } from "../../testing/world.tsx";
import { guidanceStore } from "./guidance-store.ts";

const down = () => {
  throw new Refusal("INTERNAL_SERVER_ERROR", "down");
};
const never = () => new Promise(() => {});
const answer = {
  queryId: 3,
  verses: [aVerse()],
  safety: null,
  engine: "library",
  aiQueriesLeft: null,
};

beforeEach(() => guidanceStore.clear());

const box = () => screen.findByLabelText<HTMLTextAreaElement>("Share your thoughts or concerns");

async function ask(situation: string) {
  fireEvent.change(await box(), { target: { value: situation } });
  fireEvent.click(screen.getByRole("button", { name: "Find Guiding Verses" }));
}

describe("asking for guidance", () => {
  it("shows the concern and the verses that answer it", async () => {
    serve({ ...quietServer, "verses.recommend": () => answer });
    const router = openApp("/");
    await ask("  I cannot sleep ");
    const card = await screen.findByRole("article", { name: "Psalm 4:8" });
    expect(within(card).getByText("Why it speaks here.")).toBeTruthy();
    expect(screen.getByText("I cannot sleep")).toBeTruthy();
    expect(router.state.location.search).toEqual({ screen: "results" });
    expect(document.title).toBe("Scripture Guidance · Lampstand");
  });

  it("sends nothing while the box is blank", async () => {
    const calls = serve(quietServer);
    openApp("/");
    await ask("   ");
    expect(calls.map(({ path }) => path)).not.toContain("verses.recommend");
    expect(document.activeElement).toBe(await box());
  });

  it("waits with words", async () => {
    serve({ ...quietServer, "verses.recommend": never });
    openApp("/");
    await ask("I cannot sleep");
    expect(await screen.findByText("Finding verses for you...")).toBeTruthy();
  });

  it("comes back to the first screen with the text kept when it fails", async () => {
    serve({ ...quietServer, "verses.recommend": down });
    const router = openApp("/");
    await ask("I cannot sleep");
    await screen.findByText(/Kept from before/);
    expect((await box()).value).toBe("I cannot sleep");
    expect(router.state.location.search).toEqual({});
  });

  it("shows help at once and first, before the server answers", async () => {
    serve({ ...quietServer, "verses.recommend": never });
    openApp("/");
    await ask("I want to kill myself");
    const call = await screen.findByRole("link", { name: /Call 988/ });
    expect(call.getAttribute("href")).toBe("tel:988");
    expect(screen.getByRole("link", { name: /Text 988/ }).getAttribute("href")).toBe("sms:988");
    const [first] = within(screen.getByRole("main")).getAllByRole("heading");
    expect(first?.textContent).toBe("You do not have to carry this alone");
    expect(document.activeElement).toBe(first);
  });

  it("shows help when the server is down, with a way out for those who are watched", async () => {
    serve({ ...quietServer, "verses.recommend": down });
    openApp("/");
    await ask("my husband beats me");
    expect(await screen.findByRole("button", { name: "Leave this page now" })).toBeTruthy();
    await waitFor(async () => expect((await box()).value).toBe("my husband beats me"));
    expect(screen.getByRole("heading", { name: "You deserve to be safe" })).toBeTruthy();
  });
});

describe("the results screen", () => {
  it("leads home when nothing was asked", async () => {
    serve(quietServer);
    openApp("/?screen=results");
    const home = await screen.findByRole("link", { name: "Share your thoughts" });
    expect(home.getAttribute("href")).toBe("/");
  });

  it("shows a prayer as the one result, and the way back", async () => {
    serve({
      ...quietServer,
      "verses.recommend": () => answer,
      "verses.prayerGuidance": () => ({
        guidance: {
          guidance: "Say it plainly.",
          prayer_focus: "Rest.",
          scripture_basis: "Psalm 4:8",
        },
        safety: null,
      }),
    });
    openApp("/");
    await ask("I cannot sleep");
    fireEvent.click(await screen.findByRole("button", { name: "Prayer guidance" }));
    const card = await screen.findByRole("article", { name: "Prayer Guidance" });
    expect(within(card).getByText("Say it plainly.")).toBeTruthy();
    expect(screen.getAllByRole("article")).toHaveLength(1);
    const back = screen.getByRole<HTMLButtonElement>("button", {
      name: "Back to the first verses",
    });
    await waitFor(() => expect(back.disabled).toBe(false));
    fireEvent.click(back);
    expect(await screen.findByRole("article", { name: "Psalm 4:8" })).toBeTruthy();
  });
});
