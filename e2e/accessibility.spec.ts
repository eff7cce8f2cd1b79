import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import { expect, openSignedIn, test } from "./world.ts";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface AxeResults {
  violations: { id: string; nodes: { target: unknown }[] }[];
}

/** What axe objects to on the page as it stands, by rule and place. */
async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    (values) =>
      (
        globalThis as unknown as {
          axe: { run(context: Document, options: object): Promise<AxeResults> };
        }
      ).axe.run(document, { runOnly: { type: "tag", values } }),
    RULES,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${String(target)}`),
  );
}

const hasSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

async function expectFit(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  // What fades in is measured when it is there.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .map((animation) =>
          animation.playState === "running" &&
          animation.effect?.getTiming().iterations !== Number.POSITIVE_INFINITY
            ? animation.finished.catch(() => null)
            : null,
        ),
    ),
  );
  expect(await findViolations(page)).toEqual([]);
  expect(await hasSidewaysScroll(page)).toBe(false);
}

for (const colorScheme of ["light", "dark"] as const) {
  for (const width of [320, 1280]) {
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 720 } });

      test("the landing page and its dialogs", async ({ page }) => {
        await page.goto("/");
        await expect(page.getByRole("button", { name: "Get Started" }).first()).toBeVisible();
        await expectFit(page);
        for (const name of ["Get Started", "Sign In", "Sign in or create an account"]) {
          await page.getByRole("button", { name, exact: true }).first().click();
          await expect(page.getByRole("dialog")).toBeVisible();
          await expectFit(page);
          await page.keyboard.press("Escape");
          await expect(page.getByRole("dialog")).toBeHidden();
        }
      });

      test("home and the calendar", async ({ page }) => {
        await openSignedIn(page);
        await expectFit(page);
        await page
          .getByRole("region", { name: "Daily Verse", exact: true })
          .getByRole("button")
          .first()
          .click();
        await expect(page.getByRole("dialog", { name: "Daily Verses Calendar" })).toBeVisible();
        await expectFit(page);
      });

      test("results with verses, notes, help and prayer guidance", async ({ page }) => {
        await openSignedIn(page);
        await page.goto("/?screen=results");
        await expectFit(page);
        await page.getByRole("link", { name: "Share your thoughts" }).click();
        await page
          .getByLabel("Share your thoughts or concerns")
          .fill("my husband hits me and I am scared");
        await page.getByRole("button", { name: "Find Guiding Verses" }).click();
        await expect(page.getByRole("article")).toHaveCount(5);
        const first = page.getByRole("article").first();
        await first.getByRole("button", { name: "Save", exact: true }).click();
        await first.getByRole("button", { name: "Add personal notes" }).click();
        await expectFit(page);
        await first.getByRole("button", { name: "Show the passage" }).click();
        await expect(first.getByRole("superscript").first()).toBeVisible();
        await expectFit(page);
        await first.getByRole("button", { name: "Share", exact: true }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
        await expectFit(page);
        await page.keyboard.press("Escape");
        await expect(page.getByRole("dialog")).toBeHidden();
        for (const name of ["Notifications", "Your profile"]) {
          await page.getByRole("button", { name }).click();
          await expect(page.getByRole("dialog")).toBeVisible();
          await expectFit(page);
          await page.keyboard.press("Escape");
          await expect(page.getByRole("dialog")).toBeHidden();
        }
        await page.getByRole("button", { name: "Prayer guidance" }).click();
        await expect(page.getByRole("heading", { name: "Prayer Guidance" })).toBeVisible();
        await expectFit(page);
      });

      test("saved verses, empty and full, and the page that is not there", async ({ page }) => {
        await openSignedIn(page);
        await page.goto("/saved");
        await expect(page.getByText("No saved verses yet")).toBeVisible();
        await expectFit(page);
        for (const reference of ["Psalm 23:1", "Romans 8:28"]) {
          await page.request.post("/api/verses/save", {
            data: { reference, text: "", category: "Hope" },
          });
        }
        await page.reload();
        await expect(page.getByRole("article")).toHaveCount(2);
        await page.getByRole("button", { name: /Filters/ }).click();
        await expectFit(page);
        await page.getByRole("searchbox").fill("nothing like this");
        await expect(page.getByText("No verses found")).toBeVisible();
        await expectFit(page);
        await page.goto("/no-such-page");
        await expect(page.getByText("404 Page Not Found")).toBeVisible();
        await expectFit(page);
      });
    });
  }
}
