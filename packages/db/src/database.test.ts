import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "./database.ts";
import { eachDatabase } from "./testing/each-database.ts";

describe.each(eachDatabase)("$name", ({ create }) => {
  let database: Database;
  let people = 0;

  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database.close());

  const newPerson = () => {
    people += 1;
    const username = `Person${people}`;
    return { username, usernameKey: username.toLowerCase(), email: `${people}@example.org` };
  };

  it("gives back every kind of value as it was written", async () => {
    const { prisma } = database;
    const expiresAt = new Date("2027-03-28T01:02:03.456Z");
    const user = await prisma.user.create({ data: { ...newPerson(), role: "admin" } });
    const tokenHash = new Uint8Array([0, 1, 254, 255]);
    await prisma.session.create({
      data: { userId: user.id, tokenHash, persistent: true, expiresAt },
    });
    const verses = [{ reference: "Psalm 4:8", text: "„Ä“ — “quoted”; 'half'; \u{1F54A}" }];
    await prisma.query.create({ data: { userId: user.id, situation: "worry", verses } });
    await prisma.rateLimit.create({ data: { key: "k", expire: 1_900_000_000_123n } });
    const date = new Date("2026-11-21T00:00:00.000Z");
    await prisma.dailyNotice.create({ data: { userId: user.id, date } });

    const found = await prisma.user.findUniqueOrThrow({
      where: { id: user.id },
      include: { sessions: true, queries: true, dailyNotices: true },
    });
    expect(found.role).toBe("admin");
    expect(found.sessions[0]).toMatchObject({ persistent: true, expiresAt, tokenHash });
    expect(found.queries[0]?.verses).toEqual(verses);
    expect(found.dailyNotices[0]?.date).toEqual(date);
    expect((await prisma.rateLimit.findFirst())?.expire).toBe(1_900_000_000_123n);
  });

  it("keeps the day of a date in plain SQL, wherever the server of the code stands", async () => {
    const { rows } = await database.sql.query("SELECT date '2026-11-21' AS day");
    expect(rows).toEqual([{ day: "2026-11-21" }]);
  });

  it("keeps a committed transaction and forgets a failed one", async () => {
    const { prisma } = database;
    const kept = newPerson();
    const lost = newPerson();
    await prisma.$transaction(async (transaction) => {
      await transaction.user.create({ data: kept });
    });
    const failing = prisma.$transaction(async (transaction) => {
      await transaction.user.create({ data: lost });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await prisma.user.count({ where: { email: kept.email } })).toBe(1);
    expect(await prisma.user.count({ where: { email: lost.email } })).toBe(0);
  });

  it("honours the isolation level that a transaction asks for", async () => {
    const [level] = await database.prisma.$transaction(
      (transaction) =>
        transaction.$queryRaw<{ level: string }[]>`
          SELECT current_setting('transaction_isolation') AS level`,
      { isolationLevel: "Serializable" },
    );
    expect(level?.level).toBe("serializable");
  });

  it("reports a commit that fails as a failure", async () => {
    const { prisma, sql } = database;
    await sql.query(
      "CREATE TABLE promises (id int PRIMARY KEY, next int REFERENCES promises DEFERRABLE INITIALLY DEFERRED)",
    );
    const failing = prisma.$transaction(async (transaction) => {
      await transaction.$executeRaw`INSERT INTO promises VALUES (1, 2)`;
    });
    await expect(failing).rejects.toThrow();
    expect((await sql.query("SELECT * FROM promises")).rows).toEqual([]);
    await sql.query("DROP TABLE promises");
  });

  it("names broken rules by Prisma's codes and works on", async () => {
    const { prisma } = database;
    const person = newPerson();
    const user = await prisma.user.create({ data: person });
    await expect(prisma.user.create({ data: person })).rejects.toMatchObject({ code: "P2002" });
    await expect(
      prisma.query.create({ data: { userId: -1, situation: "worry", verses: [] } }),
    ).rejects.toMatchObject({ code: "P2003" });
    await expect(
      prisma.user.update({ where: { id: -1 }, data: { displayName: "Nobody" } }),
    ).rejects.toMatchObject({ code: "P2025" });
    await expect(
      prisma.user.update({ where: { id: user.id }, data: { accountStatus: "deleted" } }),
    ).rejects.toMatchObject({ code: "P2039" });
    expect(await prisma.user.findUnique({ where: { id: user.id } })).toMatchObject(person);
  });

  it("keeps a refused row's words out of the error", async () => {
    const { prisma, sql } = database;
    const { id } = await prisma.user.create({ data: newPerson() });
    const secret = "what nobody else should read ".repeat(80);
    const saving = prisma.savedVerse.create({
      data: {
        userId: id,
        reference: "Psalm 4:8",
        text: "",
        category: "Peace",
        bibleVersion: "KJV",
        personalNotes: secret,
      },
    });
    const error: unknown = await saving.catch((refusal: unknown) => refusal);
    expect(error).toMatchObject({ code: "P2039" });
    expect(JSON.stringify(error)).not.toContain("nobody else");

    const sqlError: unknown = await sql
      .query("INSERT INTO queries (user_id, situation, verses) VALUES ($1, $2, '[]')", [id, secret])
      .catch((refusal: unknown) => refusal);
    expect(sqlError).toBeInstanceOf(Error);
    expect(JSON.stringify(sqlError)).not.toContain("nobody else");
  });

  it("answers many callers at once", async () => {
    const callers = Array.from({ length: 200 }, newPerson);
    await Promise.all(callers.map((data) => database.prisma.user.create({ data })));
    const emails = callers.map(({ email }) => email);
    const found = await Promise.all(
      emails.map((email) => database.prisma.user.findUnique({ where: { email } })),
    );
    expect(found.map((user) => user?.email)).toEqual(emails);
  });

  it("carries answers far larger than one message", async () => {
    const { rows } = await database.sql.query<{ text: string }>(
      "SELECT repeat('lamp', 1000) AS text FROM generate_series(1, 3000)",
    );
    expect(rows).toHaveLength(3000);
    expect(new Set(rows.map(({ text }) => text.length))).toEqual(new Set([4000]));
  });
});
