import { expect, openSignedIn, test } from "./world.ts";

const phone = { width: 320, height: 568 };

test.describe("on a small phone", () => {
  test.use({ viewport: phone });

  test("help comes before verses, on the first screen, with ways to a person", async ({ page }) => {
    await openSignedIn(page);
    await page.getByLabel("Share your thoughts or concerns").fill("I want to end my life");
    await page.getByRole("button", { name: "Find Guiding Verses" }).click();

    const call = page.getByRole("link", { name: /Call.*988/ });
    await expect(call).toHaveAttribute("href", "tel:988");
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: /Text.*988/ })).toHaveAttribute("href", "sms:988");
    await expect(page.getByRole("article").first()).toBeAttached();
    const order = await page.evaluate(() => {
      const help = document.querySelector('a[href="tel:988"]');
      const verse = document.querySelector("article");
      return help && verse
        ? help.compareDocumentPosition(verse) & Node.DOCUMENT_POSITION_FOLLOWING
        : 0;
    });
    expect(order).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Home" }).last().click();
    await expect(page.getByRole("heading", { name: "Recent Guidance" })).toBeVisible();
    await expect(page.getByText("I want to end my life")).toHaveCount(0);
  });

  test.describe("when the server does not answer", () => {
    test.use({ expectedConsoleErrors: [/ERR_FAILED|Failed to load resource/] });

    test("help is there all the same, and what was written is kept", async ({ page }) => {
      await openSignedIn(page);
      await page.route(/verses\.recommend/, (route) => route.abort());
      await page
        .getByLabel("Share your thoughts or concerns")
        .fill("everyone would be better off without me");
      await page.getByRole("button", { name: "Find Guiding Verses" }).click();

      await expect(page.getByRole("link", { name: /Call.*988/ })).toBeInViewport({ ratio: 1 });
      await expect(page.getByLabel("Share your thoughts or concerns")).toHaveValue(
        "everyone would be better off without me",
      );
    });
  });

  test.describe("when the session has ended meanwhile", () => {
    test.use({ expectedConsoleErrors: [/401/] });

    test("help is on the page that asks to sign in", async ({ page }) => {
      await openSignedIn(page);
      await page.getByLabel("Share your thoughts or concerns").fill("I want to die");
      await page.context().clearCookies();
      await page.getByRole("button", { name: "Find Guiding Verses" }).click();

      await expect(page.getByRole("button", { name: "Get Started" }).first()).toBeVisible();
      await expect(page.getByRole("link", { name: /Call.*988/ })).toBeInViewport({ ratio: 1 });
    });
  });

  test("somebody who is hurt at home can leave the page at once", async ({ page }) => {
    await openSignedIn(page);
    await page.route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) =>
      route.fulfill({ body: "a neutral page" }),
    );
    await page
      .getByLabel("Share your thoughts or concerns")
      .fill("my husband hits me and I am scared of him");
    await page.getByRole("button", { name: "Find Guiding Verses" }).click();

    await expect(page.getByRole("link", { name: /1-800-799-7233/ }).first()).toBeVisible();
    await page.getByRole("button", { name: "Leave this page now" }).click();
    await expect(page).not.toHaveURL(/127\.0\.0\.1/);
  });
});

test.describe("when finding verses fails", () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED|Failed to load resource/] });

  test("the text is back in its box, and still there after a reload", async ({ page }) => {
    await openSignedIn(page);
    await page.route(/verses\.recommend/, (route) => route.abort());
    const box = page.getByLabel("Share your thoughts or concerns");
    await box.fill("We are moving and I know nobody there");
    await page.getByRole("button", { name: "Find Guiding Verses" }).click();
    await expect(box).toHaveValue("We are moving and I know nobody there");
    await page.reload();
    await expect(box).toHaveValue("We are moving and I know nobody there");
  });
});

test.describe("when the history does not come", () => {
  test.use({ expectedConsoleErrors: [/ERR_FAILED|Failed to load resource/] });

  test("it says so, and does not look like nothing yet", async ({ page }) => {
    await page.route(/history\.recent/, (route) => route.abort());
    await openSignedIn(page);
    await expect(page.getByText("Failed to fetch history")).toBeVisible();
  });
});
