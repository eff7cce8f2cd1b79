import react from "@vitejs/plugin-react";
import { defineProject } from "vitest/config";

export default defineProject({
  plugins: [react()],
  test: {
    name: "web",
    include: ["src/**/*.test.{ts,tsx}"],
    environment: "happy-dom",
    // The palette is measured in the style sheet itself; every other style is left out.
    css: { include: [/src\/styles\.css/] },
    // Longer than Testing Library waits, so that a failure says what was not found.
    testTimeout: 15_000,
    setupFiles: ["src/testing/setup.ts"],
  },
});
