import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { serve } from "../../testing/fake-server.ts";
import { openApp, quietServer } from "../../testing/world.tsx";

it("asks for the last days whenever it opens, for a new day may have begun since", async () => {
  const calls = serve({ ...quietServer, "verses.dailyCalendar": () => ({ verses: [] }) });
  openApp("/");
  const card = await screen.findByRole("region", { name: "Daily Verse" });
  const openCalendar = card.querySelector("button");
  if (!openCalendar) throw new Error("The card has no date to press");
  for (const times of [1, 2]) {
    fireEvent.click(openCalendar);
    await screen.findByRole("dialog", { name: "Daily Verses Calendar" });
    await waitFor(() =>
      expect(calls.filter(({ path }) => path === "verses.dailyCalendar")).toHaveLength(times),
    );
    fireEvent.click(screen.getByRole("button", { name: "Close Calendar" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  }
});
