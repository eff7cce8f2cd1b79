import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { resolveAuthSecret } from "./server-secrets.service.ts";

const folder = () => mkdtemp(path.join(tmpdir(), "lampstand-secret-"));

describe("the server's own secret", () => {
  it("is made once and kept, unless the configuration brings one", async () => {
    const dataDir = await folder();
    const made = await resolveAuthSecret({ configured: undefined, dataDir });
    const kept = await resolveAuthSecret({ configured: undefined, dataDir });
    const configured = await resolveAuthSecret({ configured: "the operator's own", dataDir });

    expect(made.length).toBeGreaterThanOrEqual(43);
    expect(kept).toBe(made);
    expect(configured).toBe("the operator's own");
    expect(await resolveAuthSecret({ configured: undefined, dataDir: await folder() })).not.toBe(
      made,
    );
  });

  it("is never empty: a damaged file stops the start with one line", async () => {
    const dataDir = await folder();
    await writeFile(path.join(dataDir, "auth-secret"), "");
    await expect(resolveAuthSecret({ configured: undefined, dataDir })).rejects.toThrow(
      /^AUTH_SECRET: the one kept in DATA_DIR is damaged\. .*auth-secret/,
    );
  });
});
