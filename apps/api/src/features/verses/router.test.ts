import type { Library, SafetyKind } from "@lampstand/guidance";
import { overlaps, parseReference } from "@lampstand/scripture";
import { describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusals.ts";
import { type Member, openWorld, type World } from "../../testing/world.ts";

const SITUATION = "I lie awake worrying about money and whether we can keep the house";
const CRISIS = "I want to end my life";

function isDenied(input: { library: Library; kind: SafetyKind; reference: string }): boolean {
  const place = parseReference(input.reference);
  if (!place.ok) throw new Error(`${input.reference} is no reference`);
  return input.library.safety[input.kind].deny.some((denied) => overlaps(denied, place.value));
}

const chapterOf = (reference: string) => reference.replace(/:.*/, "");

async function expectOwnWords(
  world: World,
  verses: { reference: string; text: string; bibleVersion: string }[],
) {
  for (const { reference, text, bibleVersion } of verses) {
    const own = await world.services.scripture.passage({
      reference,
      version: bibleVersion === "KJV" ? "KJV" : "NIV",
    });
    expect(own.ok && own.value.text).toBe(text);
  }
}

describe("recommend", () => {
  it("answers five verses with context, in the server's own words, no two from one chapter", async () => {
    const world = await openWorld();
    const ruth = await world.member();

    const answer = await ruth.trpc.verses.recommend.mutate({ situation: SITUATION });

    expect(answer).toMatchObject({ safety: null, engine: "library", aiQueriesLeft: null });
    expect(answer.verses).toHaveLength(5);
    expect(new Set(answer.verses.map(({ reference }) => chapterOf(reference))).size).toBe(5);
    for (const { context } of answer.verses)
      expect(context.split(/[.!?](?:\s|$)/).length).toBeGreaterThan(1);
    await expectOwnWords(world, answer.verses);
  });

  it("says which text was shown when the chosen one is not licensed", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const { verses } = await ruth.trpc.verses.recommend.mutate({ situation: SITUATION });
    for (const verse of verses) {
      expect(verse).toMatchObject({
        bibleVersion: "WEB",
        versionNotice: "NIV is not licensed on this server. Shown: World English Bible",
      });
    }
  });

  it("shows the King James Version to who chose it", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    await world.db.user.update({ where: { id: ruth.id }, data: { bibleVersion: "KJV" } });
    const { verses } = await ruth.trpc.verses.recommend.mutate({ situation: SITUATION });
    expect(verses.map(({ bibleVersion, versionNotice }) => [bibleVersion, versionNotice])).toEqual(
      Array.from({ length: 5 }, () => ["KJV", null]),
    );
  });

  it("puts help first in a crisis and marks the query", async () => {
    const world = await openWorld();
    const ruth = await world.member();

    const { queryId, safety, verses } = await ruth.trpc.verses.recommend.mutate({
      situation: CRISIS,
    });

    expect(safety?.kind).toBe("suicide");
    expect(safety?.resources.map(({ url }) => url)).toEqual(
      expect.arrayContaining(["tel:988", "tel:911"]),
    );
    expect(verses).toHaveLength(5);
    expect((await world.db.query.findUniqueOrThrow({ where: { id: queryId } })).isCrisis).toBe(
      true,
    );
  });

  it.each([
    ["nothing but white space", "   \n ", "Please write what is on your heart"],
    ["more than 2000 characters", "a".repeat(2001), "Please use at most 2000 characters"],
    [
      "a character that cannot be kept",
      "tired\0out",
      "Please leave out the invisible character U+0000",
    ],
  ])("refuses %s", async (_what, situation, message) => {
    const world = await openWorld();
    const ruth = await world.member();
    const { code, issues } = await refusalOf(ruth.trpc.verses.recommend.mutate({ situation }));
    expect(code).toBe("BAD_REQUEST");
    expect(issues).toEqual([{ path: "situation", message }]);
  });

  it("answers a text in any script or of no meaning at all", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    for (const situation of ["asdf qwer", "我很孤独", "🙏", "x", "Je suis très fatiguée"]) {
      expect((await ruth.trpc.verses.recommend.mutate({ situation })).verses).toHaveLength(5);
    }
  });
});

describe("similar and prayer guidance", () => {
  it("offers other verses, never the one it started from", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const { verses } = await ruth.trpc.verses.similar.mutate({ verseReference: "Ps 23:4" });
    expect(verses.length).toBeGreaterThan(0);
    expect(verses.length).toBeLessThanOrEqual(5);
    expect(verses.map(({ reference }) => reference)).not.toContain("Psalm 23:4");
    await expectOwnWords(world, verses);
  });

  it("keeps away after a crisis what somebody in danger must not be shown", async () => {
    const world = await openWorld();
    const [calm, endangered] = [await world.member(), await world.member()];
    await endangered.trpc.verses.recommend.mutate({ situation: "my husband hits me" });
    const countDenied = async (member: Member) => {
      const { library } = world.services;
      const answers = await Promise.all(
        ["Ecclesiastes 4:9-12", "Ezekiel 36:26", "1 Corinthians 13:7"].map((verseReference) =>
          member.trpc.verses.similar.mutate({ verseReference }),
        ),
      );
      const shown = answers.flatMap(({ verses }) => verses);
      return shown.filter(({ reference }) => isDenied({ library, kind: "abuse", reference }))
        .length;
    };

    expect(await countDenied(calm)).toBeGreaterThan(0);
    expect(await countDenied(endangered)).toBe(0);
  });

  it("names the field of a reference it cannot read", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const unreadable = await refusalOf(
      ruth.trpc.verses.similar.mutate({ verseReference: "hello" }),
    );
    const impossible = await refusalOf(
      ruth.trpc.verses.similar.mutate({ verseReference: "John 99:1" }),
    );
    expect(unreadable.issues?.map(({ path }) => path)).toEqual(["verseReference"]);
    expect(impossible.code).toBe("NOT_FOUND");
  });

  it("guides a prayer on a passage that exists, with help first in a crisis", async () => {
    const world = await openWorld();
    const ruth = await world.member();

    const calm = await ruth.trpc.verses.prayerGuidance.mutate({ situation: SITUATION });
    const crisis = await ruth.trpc.verses.prayerGuidance.mutate({ situation: CRISIS });

    expect(calm.safety).toBeNull();
    expect(crisis.safety?.kind).toBe("suicide");
    for (const { guidance } of [calm, crisis]) {
      expect(guidance.guidance.length).toBeGreaterThan(80);
      const basis = await world.services.scripture.passage({
        reference: guidance.scripture_basis,
        version: "NIV",
      });
      expect(basis.ok).toBe(true);
    }
  });

  it("shows in the safety test what a person in need would be shown", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const { verses, safety } = await ruth.trpc.verses.safetyTest.mutate({
      situation: "my husband hits me",
    });
    expect(safety?.kind).toBe("abuse");
    expect(verses).toHaveLength(5);
    expect(Object.keys(verses[0] ?? {}).sort()).toEqual([
      "category",
      "context",
      "reference",
      "text",
    ]);
    expect(await world.db.query.count()).toBe(0);
  });
});

describe("passage", () => {
  it("gives the verses around, inside the chapter, to anybody", async () => {
    const world = await openWorld();
    const { trpc } = world.visitor();
    const middle = await trpc.verses.passage.query({ reference: "Psalm 23:4", around: 2 });
    const edge = await trpc.verses.passage.query({ reference: "Psalm 23:1" });
    expect(middle.verses.map(({ verse }) => verse)).toEqual([2, 3, 4, 5, 6]);
    expect(edge.verses.map(({ verse }) => verse)).toEqual([1, 2, 3, 4]);
  });

  it("reads in the version asked for, or the member's own", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    await world.db.user.update({ where: { id: ruth.id }, data: { bibleVersion: "KJV" } });
    const own = await ruth.trpc.verses.passage.query({ reference: "John 11:35" });
    const asked = await ruth.trpc.verses.passage.query({
      reference: "John 11:35",
      bibleVersion: "NIV",
    });
    expect([own.bibleVersion, asked.bibleVersion]).toEqual(["KJV", "WEB"]);
  });

  it("goes as far as a chapter or 200 verses", async () => {
    const world = await openWorld();
    const { passage } = world.visitor().trpc.verses;
    const chapter = await passage.query({ reference: "Psalm 119" });
    const sermon = await passage.query({ reference: "Matthew 5-7" });
    const book = await refusalOf(passage.query({ reference: "Psalm 1-150" }));

    expect([chapter.verses.length, sermon.verses.length]).toEqual([176, 111]);
    expect(book).toMatchObject({ code: "BAD_REQUEST", issues: [{ path: "reference" }] });
  });
});

describe("who may", () => {
  it("refuses visitors what is for members", async () => {
    const world = await openWorld();
    const { verses } = world.visitor().trpc;
    const calls = [
      verses.recommend.mutate({ situation: SITUATION }),
      verses.similar.mutate({ verseReference: "John 3:16" }),
      verses.prayerGuidance.mutate({ situation: SITUATION }),
      verses.safetyTest.mutate({ situation: SITUATION }),
      verses.dailyNotice.mutate({ userId: 1 }),
      verses.dismissDailyNotice.mutate({ userId: 1 }),
    ];
    const codes = await Promise.all(calls.map(async (call) => (await refusalOf(call)).code));
    expect(new Set(codes)).toEqual(new Set(["UNAUTHORIZED"]));
  });

  it("refuses to act for somebody else", async () => {
    const world = await openWorld();
    const [ruth, stranger] = [await world.member(), await world.member()];
    const { verses } = stranger.trpc;
    const calls = [
      verses.recommend.mutate({ situation: SITUATION, userId: ruth.id }),
      verses.similar.mutate({ verseReference: "John 3:16", userId: ruth.id }),
      verses.prayerGuidance.mutate({ situation: SITUATION, userId: ruth.id }),
      verses.safetyTest.mutate({ situation: SITUATION, userId: ruth.id }),
      verses.dailyNotice.mutate({ userId: ruth.id }),
      verses.dismissDailyNotice.mutate({ userId: ruth.id }),
    ];
    const codes = await Promise.all(calls.map(async (call) => (await refusalOf(call)).code));
    expect(new Set(codes)).toEqual(new Set(["FORBIDDEN"]));
    expect(await world.db.query.count()).toBe(0);
  });
});

describe("over REST", () => {
  it("gives the same answers as tRPC", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const { queryId: _one, ...viaTrpc } = await ruth.trpc.verses.recommend.mutate({
      situation: SITUATION,
    });
    const recommended = await ruth.rest("POST", "/api/verses/recommend", {
      situation: SITUATION,
      userId: ruth.id,
    });
    const passage = await ruth.rest(
      "GET",
      "/api/verses/passage?reference=1%20Corinthians%2013%3A4-7&around=0",
    );

    const body = { situation: SITUATION, verseReference: "Psalm 23:4", userId: ruth.id };
    const same = [
      ["POST", "/api/verses/similar", await ruth.trpc.verses.similar.mutate(body)],
      ["POST", "/api/prayer/guidance", await ruth.trpc.verses.prayerGuidance.mutate(body)],
      ["POST", "/api/verses/safety-test", await ruth.trpc.verses.safetyTest.mutate(body)],
      ["GET", "/api/daily-verse", await ruth.trpc.verses.daily.query()],
      ["GET", "/api/daily-verses/calendar", await ruth.trpc.verses.dailyCalendar.query()],
    ] as const;
    for (const [method, path, answer] of same) {
      const viaRest = await ruth.rest(method, path, method === "GET" ? undefined : body);
      expect(viaRest.body).toEqual(answer);
    }
    expect(recommended.body).toMatchObject(viaTrpc);
    expect(passage.body).toEqual(
      await ruth.trpc.verses.passage.query({ reference: "1 Corinthians 13:4-7", around: 0 }),
    );
    expect(await ruth.rest("GET", "/api/verses/passage?reference=John%2099%3A1")).toMatchObject({
      status: 404,
    });
    expect(await ruth.rest("GET", "/api/verses/passage?reference=nonsense")).toMatchObject({
      status: 400,
      body: { code: "BAD_REQUEST", issues: [{ path: "reference" }] },
    });
  });
});
