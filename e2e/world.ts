import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";

export interface Account {
  id: number;
  email: string;
  password: string;
}

let made = 0;

/** A fresh account, made over REST with nobody signed in by it. */
export async function createAccount(request: APIRequestContext): Promise<Account> {
  const email = `e2e-${Date.now()}-${++made}@example.org`;
  const password = "a lamp in a quiet room";
  const answer = await request.post("/api/auth/register", { data: { email, password } });
  expect(answer.status()).toBe(201);
  const { user } = (await answer.json()) as { user: { id: number } };
  return { id: user.id, email, password };
}

/** Gives this page's browser a session of a fresh account and opens the home screen. */
export async function openSignedIn(page: Page): Promise<Account> {
  const account = await createAccount(page.request);
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Find Guiding Verses" })).toBeVisible();
  return account;
}

/** Every test fails on an error in the browser's console that it did not expect. */
export const test = base.extend<{ expectedConsoleErrors: RegExp[] }>({
  expectedConsoleErrors: [[], { option: true }],
  page: async ({ page, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`${message.text()} (${message.location().url})`);
    });
    page.on("pageerror", (error) => errors.push(error.message));
    await use(page);
    const unexpected = errors.filter(
      (line) => !expectedConsoleErrors.some((known) => known.test(line)),
    );
    expect(unexpected).toEqual([]);
  },
});

export { expect };
