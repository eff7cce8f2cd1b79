import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig } from "@playwright/test";

const port = process.env.E2E_PORT ?? "3939";
const databaseUrl = process.env.E2E_DATABASE_URL;

export default defineConfig({
  testDir: ".",
  timeout: 30_000,
  expect: { timeout: 10_000 },
  // Two cores are enough for the server and one browser; more would only make them wait for each other.
  workers: 1,
  forbidOnly: true,
  reporter: [["list"]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: "en-US",
    timezoneId: "Asia/Kathmandu",
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node ../apps/api/dist/main.js",
    url: `http://127.0.0.1:${port}/api/ready`,
    reuseExistingServer: false,
    env: {
      PORT: port,
      THROTTLE: "off",
      LOG_LEVEL: "error",
      DATA_DIR: mkdtempSync(path.join(tmpdir(), "lampstand-e2e-")),
      // Set in any case: the one in the environment may be somebody's real data.
      DATABASE_URL: databaseUrl ?? "",
    },
  },
});
