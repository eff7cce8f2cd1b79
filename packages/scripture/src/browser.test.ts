import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";

describe("the parts that the browser imports", () => {
  it.each(["canon.ts", "reference.ts", "bible-version.ts"])(
    "%s is small and needs nothing of Node",
    async (file) => {
      // For this platform the build fails when it meets an import of "node:".
      const { outputFiles } = await build({
        entryPoints: [fileURLToPath(new URL(file, import.meta.url))],
        bundle: true,
        minify: true,
        write: false,
        format: "esm",
        platform: "browser",
      });
      const size = outputFiles.reduce(
        (sum, output) => sum + brotliCompressSync(output.contents).length,
        0,
      );
      expect(size).toBeLessThan(7 * 1024);
    },
  );
});
