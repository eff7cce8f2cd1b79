import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createDatabase } from "./create-database.ts";

it("keeps what was written when the folder is opened again", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "lampstand-"));
  const first = await createDatabase({ dataDir });
  await first.migrate();
  await first.prisma.user.create({ data: { username: "Ruth", usernameKey: "ruth" } });
  await first.close();

  const second = await createDatabase({ dataDir });
  expect(await second.migrate()).toEqual({ applied: [] });
  expect(await second.prisma.user.findMany({ select: { username: true } })).toEqual([
    { username: "Ruth" },
  ]);
  await second.close();
  await rm(dataDir, { recursive: true });
});
