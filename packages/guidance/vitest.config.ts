import { defineProject } from "vitest/config";

export default defineProject({
  test: { name: "guidance", include: ["src/**/*.test.ts"], environment: "node" },
});
