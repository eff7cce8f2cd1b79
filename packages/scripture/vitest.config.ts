import { defineProject } from "vitest/config";

export default defineProject({
  test: { name: "scripture", include: ["src/**/*.test.ts"], environment: "node" },
});
