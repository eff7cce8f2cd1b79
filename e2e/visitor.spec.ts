import { createAccount, expect, test } from "./world.ts";

// Asking who is signed in earns a visitor a 401; it is a batch of two calls, so the request itself succeeds.
test.describe("a visitor", () => {
  test("registers on the landing page and arrives signed in", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Get Started" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill(`new-${Date.now()}@example.org`);
    await dialog.getByLabel("Username").fill(`new.${Date.now()}`);
    await dialog.getByLabel("Password", { exact: true }).fill("a lamp in a quiet room");
    await dialog.getByLabel("Confirm password").fill("a lamp in a quiet room");
    await dialog.getByRole("button", { name: "Create account" }).click();

    await expect(page.getByRole("heading", { name: "Find comfort in scripture" })).toBeVisible();
    await expect(page.getByText("Account created successfully", { exact: true })).toBeVisible();
  });

  test("is told by each field what is wrong before anything is sent", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Get Started" }).first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Email").fill("nobody");
    await dialog.getByLabel("Username").fill("ab");
    await dialog.getByLabel("Password", { exact: true }).fill("short");
    await dialog.getByLabel("Confirm password").fill("other");
    await dialog.getByRole("button", { name: "Create account" }).click();

    for (const message of [
      "Please enter a valid email address",
      "Username must be at least 3 characters",
      "Password must be at least 8 characters",
      "Passwords don't match",
    ]) {
      await expect(dialog.getByText(message)).toBeVisible();
    }
    await expect(dialog.getByLabel("Email")).toBeFocused();
  });

  test.describe("whose e-mail is taken", () => {
    test.use({ expectedConsoleErrors: [/409/] });

    test("sees it at the e-mail field and keeps what was typed", async ({
      page,
      playwright,
      baseURL,
    }) => {
      const elsewhere = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
      const { email } = await createAccount(elsewhere);
      await page.goto("/");
      await page.getByRole("button", { name: "Get Started" }).first().click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Email").fill(email);
      await dialog.getByLabel("Username").fill(`other.${Date.now()}`);
      await dialog.getByLabel("Password", { exact: true }).fill("a lamp in a quiet room");
      await dialog.getByLabel("Confirm password").fill("a lamp in a quiet room");
      await dialog.getByRole("button", { name: "Create account" }).click();

      await expect(dialog.getByLabel("Email")).toHaveAccessibleDescription(
        /An account with this email already exists\./,
      );
      await expect(page.getByText("Registration failed", { exact: true })).toBeVisible();
      await expect(dialog.getByLabel("Email")).toHaveValue(email);
    });
  });

  test.describe("with a wrong password", () => {
    test.use({ expectedConsoleErrors: [/401/] });

    test("is told so, and gets in with the right one, at the address asked for", async ({
      page,
      playwright,
      baseURL,
    }) => {
      const elsewhere = await playwright.request.newContext({ ...(baseURL ? { baseURL } : {}) });
      const { email, password } = await createAccount(elsewhere);
      await page.goto("/saved");
      await page.getByRole("button", { name: "Sign In", exact: true }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel("Email").fill(email);
      await dialog.getByLabel("Password").fill("not this one");
      await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
      await expect(page.getByText("Invalid email or password", { exact: true })).toBeVisible();

      await dialog.getByLabel("Password").fill(password);
      await dialog.getByRole("button", { name: "Sign In", exact: true }).click();
      await expect(page.getByRole("heading", { name: "Your Saved Verses" })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/saved");
    });
  });

  test("creates an account in the header's small dialog, whose two passwords must agree", async ({
    page,
  }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Sign in or create an account" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Create an account" }).click();
    await dialog.getByLabel("Email").fill(`quick-${Date.now()}@example.org`);
    await dialog.getByLabel("Password", { exact: true }).fill("olive oil");
    await dialog.getByLabel("Confirm password").fill("lamp oil");
    await dialog.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Passwords do not match").first()).toBeVisible();

    await dialog.getByLabel("Confirm password").fill("olive oil");
    await dialog.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("heading", { name: "Find comfort in scripture" })).toBeVisible();
  });

  test("sees the landing page whatever the address", async ({ page }) => {
    for (const path of ["/saved", "/no-such-page", "/?screen=results", "/?screen=__proto__"]) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Get Started" }).first()).toBeVisible();
    }
  });
});
