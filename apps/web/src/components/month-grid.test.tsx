import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { MonthGrid } from "./month-grid.tsx";

function openGrid() {
  const onSelect = vi.fn<(date: string) => void>();
  render(
    <MonthGrid
      label="Daily verses by date"
      first="2026-10-23"
      last="2026-11-21"
      marked={new Set(["2026-11-20"])}
      markedLabel="has a verse"
      selected={null}
      onSelect={onSelect}
    />,
  );
  return onSelect;
}

const day = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const press = (key: string) => {
  const { activeElement } = document;
  if (activeElement) fireEvent.keyDown(activeElement, { key });
};
const focused = () => document.activeElement?.getAttribute("aria-label");

describe("a month of days", () => {
  it("opens at the last day, names what is marked, and lets a day be chosen", () => {
    const onSelect = openGrid();
    expect(screen.getByText("November 2026")).toBeTruthy();
    expect(day("Saturday, November 21, 2026, today").tabIndex).toBe(0);
    fireEvent.click(day("Friday, November 20, 2026, has a verse"));
    expect(onSelect).toHaveBeenCalledExactlyOnceWith("2026-11-20");
  });

  it("offers only the days of its range", () => {
    openGrid();
    expect(day("Sunday, November 22, 2026").disabled).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Next month" }).disabled).toBe(
      true,
    );
    fireEvent.click(screen.getByRole("button", { name: "Previous month" }));
    expect(screen.getByText("October 2026")).toBeTruthy();
    expect(day("Thursday, October 22, 2026").disabled).toBe(true);
    expect(day("Friday, October 23, 2026").disabled).toBe(false);
  });

  it("is walked by the keyboard, over months, and stops at its ends", () => {
    openGrid();
    day("Saturday, November 21, 2026, today").focus();
    press("ArrowLeft");
    expect(focused()).toBe("Friday, November 20, 2026, has a verse");
    press("ArrowUp");
    expect(focused()).toBe("Friday, November 13, 2026");
    press("Home");
    expect(focused()).toBe("Sunday, November 8, 2026");
    press("PageUp");
    expect(focused()).toBe("Friday, October 23, 2026");
    press("ArrowRight");
    press("End");
    expect(focused()).toBe("Saturday, October 24, 2026");
    press("PageDown");
    press("PageDown");
    expect(focused()).toBe("Saturday, November 21, 2026, today");
  });
});
