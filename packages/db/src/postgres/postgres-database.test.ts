import { createServer } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDatabase } from "../create-database.ts";
import { startChild } from "../testing/child-process.ts";

const refusal = async (databaseUrl: string) => {
  const error: unknown = await createDatabase({ databaseUrl, dataDir: "" }).catch(
    (e: unknown) => e,
  );
  return error instanceof Error ? `${error.name}: ${error.message}` : "no refusal";
};

describe("a DATABASE_URL that cannot be used", () => {
  it.each(["not an address", "mysql://root@localhost/lampstand", "localhost:5432/lampstand"])(
    "says that %s is no PostgreSQL address",
    async (address) => {
      expect(await refusal(address)).toMatch(
        /^DatabaseStartError: DATABASE_URL is not a PostgreSQL/,
      );
    },
  );

  it("says that nobody listens there, without the password", async () => {
    const message = await refusal("postgresql://ruth:secret@localhost:1/lampstand");
    expect(message).toBe(
      "DatabaseStartError: DATABASE_URL: nothing accepts connections at localhost:1.",
    );
  });

  it("says that the host has no address", async () => {
    expect(await refusal("postgresql://ruth@nowhere.invalid/lampstand")).toBe(
      "DatabaseStartError: DATABASE_URL: the host of nowhere.invalid:5432 cannot be found.",
    );
  });

  it("says that something else listens there", async () => {
    const server = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    expect(await refusal(`postgresql://ruth@127.0.0.1:${port}/lampstand`)).toMatch(
      /DatabaseStartError: DATABASE_URL: 127\.0\.0\.1:\d+ did not answer as PostgreSQL does/,
    );
    server.close();
  });

  it("does not wait for ever for a host that says nothing", async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    expect(await refusal(`postgresql://ruth@127.0.0.1:${port}/lampstand`)).toMatch(
      /DatabaseStartError: DATABASE_URL: .*did not answer/,
    );
    server.close();
  }, 15_000);

  it("ends the process with code 1 and that one line", async () => {
    const child = startChild("open", { DATABASE_URL: "postgresql://ruth@localhost:1/lampstand" });
    expect(await child.exited).toBe(1);
    expect(child.lines).toEqual([
      JSON.stringify({ refused: "DATABASE_URL: nothing accepts connections at localhost:1." }),
    ]);
  });
});

const serverUrl = process.env.TEST_DATABASE_URL ?? "";

describe.runIf(serverUrl)("on a PostgreSQL server", () => {
  const name = `lampstand_start_${process.pid}`;
  const databaseUrl = (() => {
    const url = new URL(serverUrl || "postgresql://unused");
    url.pathname = `/${name}`;
    return url.href;
  })();
  const admin = new pg.Client({ connectionString: serverUrl });

  beforeAll(async () => {
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}`);
    await admin.query(`ALTER DATABASE ${name} SET timezone TO 'Asia/Kathmandu'`);
  });
  afterAll(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
  });

  it("says that the database does not exist", async () => {
    expect(await refusal(`${databaseUrl}_not`)).toMatch(
      /has no database "lampstand_start_\d+_not"/,
    );
  });

  it("migrates once when several processes start together", async () => {
    const children = Array.from({ length: 4 }, () =>
      startChild("open", { DATABASE_URL: databaseUrl }),
    );
    await Promise.all(children.map((child) => child.written(1)));
    for (const child of children) child.process.stdin?.end();
    expect(await Promise.all(children.map(({ exited }) => exited))).toEqual([0, 0, 0, 0]);

    const applied = children.flatMap(({ lines }) => JSON.parse(lines[0] ?? "{}").applied);
    const database = await createDatabase({ databaseUrl, dataDir: "" });
    const { rows } = await database.sql.query(
      "SELECT migration_name FROM _prisma_migrations ORDER BY 1",
    );
    expect(applied).toEqual(rows.map((row) => row.migration_name));
    await database.close();
  }, 60_000);

  it("keeps times in UTC on a server that lives elsewhere, and the address's own options", async () => {
    const lateUrl = new URL(databaseUrl);
    lateUrl.searchParams.set("options", "-c statement_timeout=54321");
    const database = await createDatabase({ databaseUrl: lateUrl.href, dataDir: "" });
    await database.migrate();
    const createdAt = new Date("2026-11-21T23:30:00.000Z");
    const { id } = await database.prisma.user.create({
      data: { username: "Late", usernameKey: "late", createdAt },
    });
    expect((await database.prisma.user.findUniqueOrThrow({ where: { id } })).createdAt).toEqual(
      createdAt,
    );
    const { rows } = await database.sql.query(
      `SELECT extract(epoch FROM created_at)::text AS seconds, current_setting('statement_timeout') AS timeout
         FROM users WHERE id = $1`,
      [id],
    );
    expect(rows).toEqual([{ seconds: `${createdAt.getTime() / 1000}.000000`, timeout: "54321ms" }]);
    await database.close();
  });

  it("goes on after the server has cut its connections", async () => {
    const database = await createDatabase({ databaseUrl, dataDir: "" });
    await database.sql.query("SELECT 1");
    await admin.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", [
      name,
    ]);
    await expect.poll(() => database.sql.totalCount).toBe(0);
    expect((await database.sql.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    await database.close();
  });
});
