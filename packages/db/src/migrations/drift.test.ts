import { expect, it } from "vitest";
import { createTestDatabase } from "../testing.ts";
import { diffWithModels } from "./diff.ts";

it("has a migration for everything the models say", async () => {
  const database = await createTestDatabase();
  const client = await database.sql.connect();
  const missing = await diffWithModels(client);
  expect(missing, "run: npm run db:migration -- <name>").toBe("");

  await client.query('ALTER TABLE users DROP COLUMN "display_name"');
  expect(await diffWithModels(client)).toContain(
    'ALTER TABLE "users" ADD COLUMN     "display_name" TEXT',
  );
  client.release();
  await database.close();
});
