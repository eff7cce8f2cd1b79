import { defineConfig } from "vitest/config";

// An odd time zone makes code that forgets to say UTC fail here and not in somebody's evening.
process.env.TZ = "Asia/Kathmandu";

export default defineConfig({
  test: {
    projects: ["packages/*/vitest.config.ts", "apps/*/vitest.config.ts"],
  },
});
