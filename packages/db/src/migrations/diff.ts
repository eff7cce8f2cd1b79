import type pg from "pg";
import { prismaFolder, readModels } from "./prisma-folder.ts";
import { everything, openSchemaEngine } from "./schema-engine.ts";

/**
 * The SQL that leads from the schema behind `client` to the models in `prisma/`; empty when they
 * are the same. Prisma compares what its models can say: CHECK constraints and partial indexes
 * are left alone.
 */
export async function diffWithModels(client: pg.ClientBase): Promise<string> {
  const files = readModels();
  const engine = await openSchemaEngine(client);
  try {
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: prismaFolder },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: null,
      filters: everything,
    });
    const script = stdout?.trim() ?? "";
    return script === "-- This is an empty migration." ? "" : `${script}\n`;
  } finally {
    engine.free();
  }
}
