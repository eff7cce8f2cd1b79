// Everything: unit and server tests on PGlite, again on PostgreSQL where TEST_DATABASE_URL names one,
// and the journeys in a real browser where there is one. Words after `--` go to vitest alone.
import { bin, build, install, run } from "./prepare.mjs";

install();
build();

const words = process.argv.slice(2);
console.log("\n— Tests on PGlite —");
run(bin("vitest"), ["run", ...words], { TEST_DATABASE_URL: "" });

if (process.env.TEST_DATABASE_URL) {
  console.log("\n— The same on PostgreSQL —");
  run(bin("vitest"), ["run", "--project", "db", "--project", "api", ...words]);
} else {
  console.log(
    "PostgreSQL tests left out: set TEST_DATABASE_URL to a server where databases may be made.",
  );
}

if (words.length === 0) {
  const { findChromium } = await import("./find-chromium.mjs");
  const chromium = findChromium();
  if (chromium) {
    console.log("\n— Journeys in the browser —");
    run(bin("playwright"), ["test", "--config", "e2e/playwright.config.ts"], {
      CHROMIUM_PATH: chromium,
    });
  } else {
    console.log(
      "Browser tests left out: no Chromium found. Install one (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM_PATH.",
    );
  }
}
