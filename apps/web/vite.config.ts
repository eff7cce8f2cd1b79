import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest)$/;
const WORTH_COMPRESSING = 1024;
const API = "http://127.0.0.1:3000";

/** Writes `file.br` and `file.gz` beside every text file, once, so that the server never compresses. */
function precompress(): Plugin {
  let folder = "dist";
  const compress = async (file: string) => {
    const content = await readFile(file);
    if (content.length < WORTH_COMPRESSING) return;
    const [br, gz] = await Promise.all([
      promisify(brotliCompress)(content),
      promisify(gzip)(content, { level: 9 }),
    ]);
    await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)]);
  };
  return {
    name: "precompress",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const files = await readdir(folder, { recursive: true });
        await Promise.all(
          files
            .filter((file) => COMPRESSIBLE.test(file))
            .map((file) => compress(path.join(folder, file))),
        );
      },
    },
  };
}

/** Asks for the faces of the first screen together with the script, not after the style sheet was read. */
function preloadFonts(faces: RegExp): Plugin {
  return {
    name: "preload-fonts",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => faces.test(file))
          .map((file) => ({
            tag: "link",
            attrs: {
              rel: "preload",
              as: "font",
              type: "font/woff2",
              crossorigin: "",
              href: `/${file}`,
            },
            injectTo: "head",
          })),
    },
  };
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(/(literata|source-sans-3)-latin-wght-normal/),
    precompress(),
  ],
  build: {
    target: "es2023",
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: "vendor",
              test: /node_modules[\\/](react|react-dom|scheduler|@tanstack|@trpc)[\\/]/,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: true, proxy: { "/trpc": API, "/api": API } },
});
