import { build } from "esbuild";

/** Our own packages are TypeScript source and are bundled; what npm installed stays where it is. */
const ownPackagesOnly = {
  name: "own-packages-only",
  setup(bundle) {
    bundle.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" || path.startsWith("@lampstand/")
        ? undefined
        : { path, external: true },
    );
  },
};

await build({
  entryPoints: ["src/main.ts", "src/admin.ts"],
  outdir: "dist",
  bundle: true,
  platform: "node",
  target: "node20.19",
  format: "esm",
  sourcemap: true,
  logLevel: "warning",
  plugins: [ownPackagesOnly],
});
