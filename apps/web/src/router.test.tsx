import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { guidanceStore } from "./features/verses/guidance-store.ts";
import { Refusal, serve } from "./testing/fake-server.ts";
import { openApp, quietServer, ruth } from "./testing/world.tsx";

const signedOut = () => {
  throw new Refusal("UNAUTHORIZED", "Please sign in.");
};
const visitorServer = {
  ...quietServer,
  "auth.user": signedOut,
  "verses.passage": () => ({ reference: "Psalm 4:8", bibleVersion: "KJV", verses: [] }),
};

beforeEach(() => guidanceStore.clear());

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

describe("the way to a screen", () => {
  it("is its path", async () => {
    serve(quietServer);
    openApp("/saved");
    await heading("Your Saved Verses");
    expect(document.title).toBe("Your Saved Verses · Lampstand");
    expect(screen.getByRole("link", { name: "Saved" }).getAttribute("aria-current")).toBe("page");
    expect(screen.getByRole("link", { name: "Home" }).getAttribute("aria-current")).toBeNull();
  });

  it("is ?screen=, which wins over the path", async () => {
    serve(quietServer);
    openApp("/?screen=saved");
    await heading("Your Saved Verses");
  });

  it.each(["nowhere", "__proto__"])("is the path when no screen is called %s", async (name) => {
    serve(quietServer);
    openApp(`/saved?screen=${name}`);
    await heading("Your Saved Verses");
  });

  it("ends at the not-found page everywhere else", async () => {
    serve(quietServer);
    openApp("/nowhere");
    await heading("404 Page Not Found");
    expect(screen.getByText("Did you forget to add the page to the router?")).toBeTruthy();
  });
});

describe("a visitor", () => {
  it.each(["/", "/saved", "/nowhere", "/?screen=results"])(
    "sees the landing page at %s",
    async (path) => {
      serve(visitorServer);
      openApp(path);
      await screen.findByRole("button", { name: "Sign In" });
      expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
    },
  );
});

describe("the cached user", () => {
  it("paints the shell while the server is asked, and goes when the server knows nobody", async () => {
    localStorage.setItem("ghost_user", JSON.stringify(ruth));
    let refuse = () => {};
    serve({
      ...visitorServer,
      "auth.user": () =>
        new Promise((_, reject) => {
          refuse = () => reject(new Refusal("UNAUTHORIZED", "Please sign in."));
        }),
    });
    openApp("/saved");
    await screen.findByRole("navigation", { name: "Main" });
    refuse();
    await screen.findByRole("button", { name: "Sign In" });
    expect(localStorage.getItem("ghost_user")).toBeNull();
  });

  it("is renewed by every answer of the server", async () => {
    serve(quietServer);
    openApp("/saved");
    await heading("Your Saved Verses");
    expect(JSON.parse(localStorage.getItem("ghost_user") ?? "null")).toEqual(ruth);
  });

  it("stays while no server answers, and the page says so", async () => {
    localStorage.setItem("ghost_user", JSON.stringify(ruth));
    serve({
      ...quietServer,
      "auth.user": () => {
        throw new Refusal("INTERNAL_SERVER_ERROR", "down");
      },
    });
    openApp("/saved");
    await screen.findByText(/does not answer/);
    expect(screen.getByRole("navigation", { name: "Main" })).toBeTruthy();
  });
});

it("shows the landing page when the session ends while the page is open", async () => {
  let ended = false;
  const whileItLasts =
    <Answer,>(answer: () => Answer) =>
    () =>
      ended ? signedOut() : answer();
  serve({
    ...visitorServer,
    "auth.user": whileItLasts(() => ruth),
    "saved.list": () => {
      ended = true;
      return signedOut();
    },
  });
  openApp("/saved");
  await screen.findByRole("button", { name: "Sign In" });
  await waitFor(() => expect(localStorage.getItem("ghost_user")).toBeNull());
});
