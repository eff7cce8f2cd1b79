import type { Locator, Page } from "@playwright/test";
import { expect, openSignedIn, test } from "./world.ts";

const SITUATION = "I lie awake at night worrying about money and my children";

test("a member asks, saves a verse with a note, and finds both again", async ({ page }) => {
  await openSignedIn(page);
  await page.getByLabel("Share your thoughts or concerns").fill(SITUATION);
  await page.getByRole("button", { name: "Find Guiding Verses" }).click();

  await expect(page.getByRole("heading", { name: "Scripture Guidance" })).toBeVisible();
  await expect(page.getByText(SITUATION)).toBeVisible();
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(5);
  const first = cards.first();
  const reference = (await first.getByRole("heading").textContent()) ?? "";

  await first.getByRole("button", { name: "Save", exact: true }).click();
  await expect(first.getByRole("button", { name: "Saved", exact: true })).toBeDisabled();
  await first.getByRole("button", { name: "Add personal notes" }).click();
  await first.getByRole("textbox").fill("For the nights before payday.");
  await expect(first.getByText("Auto-saving in 3s...")).toBeVisible();
  await expect(first.getByText("Saved", { exact: true }).last()).toBeVisible();

  await page.getByRole("link", { name: "Saved" }).click();
  await expect(page.getByRole("heading", { name: "Your Saved Verses" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.reload();
  const saved = page.getByRole("article", { name: reference });
  await saved.getByRole("button", { name: "Personal notes" }).click();
  await expect(saved.getByText("For the nights before payday.")).toBeVisible();

  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(page.getByRole("heading", { name: "Recent Guidance" })).toBeVisible();
  await expect(page.getByText(reference).first()).toBeVisible();
});

test("a member reads around a verse, and asks for similar ones and for prayer guidance", async ({
  page,
}) => {
  await openSignedIn(page);
  await page.getByLabel("Share your thoughts or concerns").fill(SITUATION);
  await page.getByRole("button", { name: "Find Guiding Verses" }).click();
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(5);
  const before = await cards.first().getByRole("heading").textContent();

  const outside = cards.first().getByRole("link", { name: /Read in context/ });
  await expect(outside).toHaveAttribute("href", /^https:\/\/.+ESV/);
  await cards.first().getByRole("button", { name: "Show the passage" }).click();
  await expect(cards.first().getByRole("superscript")).not.toHaveCount(0);
  await cards.first().getByRole("button", { name: "Hide the passage" }).click();
  await expect(cards.first().getByRole("superscript")).toHaveCount(0);

  await page.getByRole("button", { name: "Similar verses" }).click();
  await expect(cards.first().getByRole("heading")).not.toHaveText(before ?? "");
  await page.getByRole("button", { name: "Prayer guidance" }).click();
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Prayer Guidance" })).toBeVisible();
  await cards.first().getByRole("button", { name: "Save", exact: true }).click();
  await expect(cards.first().getByRole("button", { name: "Saved", exact: true })).toBeDisabled();
});

test("a member finds today's verse and the last days' in the calendar", async ({ page }) => {
  await openSignedIn(page);
  const card = page.getByRole("region", { name: "Daily Verse", exact: true });
  const reference = (await (await page.request.get("/api/daily-verse")).json()) as {
    reference: string;
  };
  await expect(card.getByText(reference.reference)).toBeVisible();
  await card.getByRole("button").first().click();
  const dialog = page.getByRole("dialog", { name: "Daily Verses Calendar" });
  await expect(dialog.getByText("Browse the last 30 days of daily verses")).toBeVisible();
  await expect(dialog.getByText("Calendar Stats")).toBeVisible();
  await expect(dialog.getByText("Select a date to view its daily verse")).toBeVisible();
  await dialog.getByRole("button", { name: /has a verse/ }).click();
  await expect(dialog.getByText(reference.reference)).toBeVisible();
  await dialog.getByRole("button", { name: "Close Calendar" }).click();
  await expect(dialog).toBeHidden();
});

test("the daily notice goes when it is dismissed, and stays away", async ({ page }) => {
  await openSignedIn(page);
  const notice = page.getByRole("region", { name: "Daily verse notice" });
  await notice.getByRole("button", { name: "Dismiss" }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Find comfort in scripture" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Daily Verse", exact: true })).toBeVisible();
  await expect(notice).toBeHidden();
});

/** Presses Tab until the focus is there, as somebody without a pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The focus never came to ${String(target)}`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

test("the whole journey works with the keyboard alone", async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto("/");
  await press(page, page.getByRole("button", { name: "Get Started" }).first());
  const form = page.getByRole("dialog");
  const entries = [
    [form.getByLabel("Email"), `keys-${Date.now()}@example.org`],
    [form.getByLabel("Username"), `keys.${Date.now()}`],
    [form.getByLabel("Password", { exact: true }), "a lamp in a quiet room"],
    [form.getByLabel("Confirm password"), "a lamp in a quiet room"],
  ] as const;
  for (const [field, text] of entries) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await press(page, form.getByRole("button", { name: "Create account" }));

  await tabTo(page, page.getByLabel("Share your thoughts or concerns"));
  await page.keyboard.type(SITUATION);
  await press(page, page.getByRole("button", { name: "Find Guiding Verses" }));
  const card = page.getByRole("article").first();
  await press(page, card.getByRole("button", { name: "Save", exact: true }));
  await press(page, card.getByRole("button", { name: "Add personal notes" }));
  await tabTo(page, card.getByRole("textbox"));
  await page.keyboard.type("Written without a mouse.");
  await expect(card.getByText("Saved", { exact: true }).last()).toBeVisible();

  await press(page, page.getByRole("link", { name: "Saved" }));
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByText("Written without a mouse.").first()).toBeVisible();

  await press(page, page.getByRole("link", { name: "Home", exact: true }));
  const daily = page.getByRole("region", { name: "Daily Verse", exact: true });
  await press(page, daily.getByRole("button").first());
  const calendar = page.getByRole("dialog", { name: "Daily Verses Calendar" });
  await press(page, calendar.getByRole("button", { name: /has a verse/ }));
  await expect(calendar.getByText("Select a date to view its daily verse")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(calendar).toBeHidden();
});

test("back, forward and reload keep to the screens", async ({ page }) => {
  await openSignedIn(page);
  await page.getByRole("link", { name: "Saved" }).click();
  await expect(page).toHaveURL(/\/saved$/);
  await page.getByRole("link", { name: "Explore" }).click();
  await expect(page).toHaveURL(/\?screen=results$/);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Your Saved Verses" })).toBeVisible();
  await page.goForward();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Scripture Guidance" })).toBeVisible();
  await page.goto("/saved?screen=no-such-screen");
  await expect(page.getByRole("heading", { name: "Your Saved Verses" })).toBeVisible();
  await page.goto("/no-such-page");
  await expect(page.getByText("404 Page Not Found")).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
});

test("signing out forgets everything that was shown", async ({ page }) => {
  await openSignedIn(page);
  await page.getByRole("button", { name: /profile|account/i }).click();
  await page
    .getByRole("button", { name: /log ?out/i })
    .or(page.getByRole("menuitem", { name: /log ?out/i }))
    .click();
  await expect(page.getByRole("button", { name: "Get Started" }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("ghost_user"))).toBeNull();
});
