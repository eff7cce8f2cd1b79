import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import * as bindings from "@prisma/schema-engine-wasm/schema_engine_bg";
import type pg from "pg";
import { createEngineAdapter } from "./engine-adapter.ts";
import { readModels } from "./prisma-folder.ts";

export type SchemaEngine = bindings.SchemaEngine;

/** The whole schema: no table is somebody else's to keep. */
export const everything: bindings.SchemaFilter = { externalTables: [], externalEnums: [] };

/** The little of the global that is used here; Node's types of version 20 leave it to the browser's. */
declare const WebAssembly: {
  instantiate(
    bytes: Uint8Array,
    imports: Record<string, object>,
  ): Promise<{ instance: { exports: Record<string, unknown> } }>;
};

/** The engine never clears the timer of its lock, which would keep a finished process for 10 s. */
const startFreeTimer = (handler: () => void, milliseconds: number): NodeJS.Timeout =>
  setTimeout(handler, milliseconds).unref();

let loaded: Promise<void> | undefined;

/** Instantiates Prisma's schema engine, 5 MB of WebAssembly: only when there is work for it. */
async function loadEngine(): Promise<void> {
  const file = createRequire(import.meta.url)
    .resolve("@prisma/schema-engine-wasm/schema_engine_bg")
    .replace(/\.js$/, ".wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file), {
    "./schema_engine_bg.js": Object.fromEntries(
      Object.entries(bindings).map(([name, value]) => [
        name,
        name.startsWith("__wbg_setTimeout_") ? startFreeTimer : value,
      ]),
    ),
  });
  bindings.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === "function") start();
}

/** Prisma's schema engine over this connection. Free it after use. */
export async function openSchemaEngine(
  client: pg.ClientBase,
  onScriptError: (error: unknown) => void = () => undefined,
): Promise<SchemaEngine> {
  loaded ??= loadEngine();
  await loaded;
  return bindings.SchemaEngine.new(
    { datamodels: readModels().map(({ path, content }) => [path, content]) },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(createEngineAdapter(client, onScriptError)),
  );
}
