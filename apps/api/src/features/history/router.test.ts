import { describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusals.ts";
import { openWorld, type World } from "../../testing/world.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A query made so many days ago; the words of its one verse are given. */
const addQuery = (
  world: World,
  fields: { userId: number; situation: string; daysAgo?: number; text?: string },
) =>
  world.db.query.create({
    data: {
      userId: fields.userId,
      situation: fields.situation,
      verses: [{ reference: "Psalm 23:1", text: fields.text ?? "The shepherd", category: "Peace" }],
      createdAt: new Date(world.now().getTime() - (fields.daysAgo ?? 0) * DAY),
    },
  });

const situations = (answer: { queries: { query: string }[] }) =>
  answer.queries.map(({ query }) => query);

describe("recent queries", () => {
  it("holds what was asked and shown, newest first", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    await addQuery(world, { userId: ruth.id, situation: "an older worry", daysAgo: 2 });
    const { verses } = await ruth.trpc.verses.recommend.mutate({
      situation: "my exams start tomorrow",
    });

    const { queries } = await ruth.trpc.history.recent.query({ userId: ruth.id });

    expect(queries.map(({ query }) => query)).toEqual([
      "my exams start tomorrow",
      "an older worry",
    ]);
    expect(queries[0]).toMatchObject({
      timestamp: world.now().toISOString(),
      ledToSave: false,
      isFavorited: false,
      isCrisis: false,
      verses: verses.map(({ reference, text, category }) => ({ reference, text, category })),
    });
  });

  it("searches the situation and the verses' words whatever the case, and takes signs as they are", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    await addQuery(world, { userId: ruth.id, situation: "ÉLAN at work is gone" });
    await addQuery(world, { userId: ruth.id, situation: "100% tired" });
    await addQuery(world, { userId: ruth.id, situation: "a friend moved away", text: "Be STRONG" });
    const search = async (searchTerm: string) =>
      situations(await ruth.trpc.history.recent.query({ userId: ruth.id, searchTerm }));

    expect(await search("élan")).toEqual(["ÉLAN at work is gone"]);
    expect(await search("strong")).toEqual(["a friend moved away"]);
    expect(await search("100%")).toEqual(["100% tired"]);
    expect(await search("%")).toEqual(["100% tired"]);
    expect(await search("_")).toEqual([]);
    expect(await search("reference")).toEqual([]);
    expect(await search("psalm 23")).toHaveLength(3);
  });

  it("gives free members ranges up to three months, premium members two years", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const lydia = await world.member({ tier: "premium" });
    for (const { id: userId } of [ruth, lydia]) {
      for (const daysAgo of [3, 20, 80, 170, 300, 700]) {
        await addQuery(world, { userId, situation: `${daysAgo}`, daysAgo });
      }
    }
    const ask = async (dateRange: "week" | "month" | "3months" | "6months" | "2years") =>
      situations(await lydia.trpc.history.recent.query({ userId: lydia.id, dateRange }));

    expect(await ask("week")).toEqual(["3"]);
    expect(await ask("month")).toEqual(["3", "20"]);
    expect(await ask("3months")).toEqual(["3", "20", "80"]);
    expect(await ask("6months")).toEqual(["3", "20", "80", "170"]);
    expect(await ask("2years")).toHaveLength(6);
    const refused = await refusalOf(
      ruth.trpc.history.recent.query({ userId: ruth.id, dateRange: "6months" }),
    );
    expect(refused.code).toBe("FORBIDDEN");
  });

  it("refuses visitors, strangers and limits that are too long", async () => {
    const world = await openWorld();
    const [ruth, stranger] = [await world.member(), await world.member()];

    const visitor = await refusalOf(world.visitor().trpc.history.recent.query({ userId: ruth.id }));
    const other = await refusalOf(stranger.trpc.history.recent.query({ userId: ruth.id }));
    const long = await refusalOf(ruth.trpc.history.recent.query({ userId: ruth.id, limit: 101 }));

    expect([visitor.code, other.code, long.code]).toEqual([
      "UNAUTHORIZED",
      "FORBIDDEN",
      "BAD_REQUEST",
    ]);
    expect(long.issues).toEqual([{ path: "limit", message: "limit must be at most 100" }]);
  });

  it("answers the same over REST", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    await addQuery(world, { userId: ruth.id, situation: "one" });
    await addQuery(world, { userId: ruth.id, situation: "two" });

    const answer = await ruth.rest(
      "GET",
      `/api/queries/recent/${ruth.id}?searchTerm=one&dateRange=week&limit=100`,
    );
    const input = { userId: ruth.id, searchTerm: "one", dateRange: "week", limit: 100 } as const;

    expect(answer.body).toEqual(await ruth.trpc.history.recent.query(input));
    expect(await ruth.rest("GET", `/api/queries/recent/${ruth.id}?limit=many`)).toMatchObject({
      status: 400,
      body: { code: "BAD_REQUEST", issues: [{ path: "limit" }] },
    });
  });
});
