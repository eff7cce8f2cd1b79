import { describe, expect, it } from "vitest";
import { refusalOf } from "../../testing/refusals.ts";
import { openWorld } from "../../testing/world.ts";

const JOHN = { reference: "John 3:16", text: "For God so loved…", category: "Love" };

describe("saving a verse", () => {
  it("keeps the server's own words under the one normal reference", async () => {
    const world = await openWorld();
    const ruth = await world.member();

    const { verse } = await ruth.trpc.saved.save.mutate({
      reference: "jn 3.16",
      text: "God helps those who help themselves",
      category: "Love",
    });

    const own = await world.services.scripture.passage({ reference: "John 3:16", version: "NIV" });
    expect(verse.reference).toBe("John 3:16");
    expect(own.ok && own.value.text).toBe(verse.text);
    expect(verse.bibleVersion).toBe("WEB");
    expect((await ruth.trpc.saved.list.query({ userId: ruth.id })).verses).toEqual([verse]);
  });

  it("refuses the same verse twice, also at the same time", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => ruth.trpc.saved.save.mutate(JOHN)),
    );
    const again = await refusalOf(
      ruth.trpc.saved.save.mutate({ ...JOHN, reference: "John 3:16-16" }),
    );

    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(again).toMatchObject({ code: "CONFLICT", message: "Verse already saved" });
  });

  it("marks the query that it came from, if it is one's own", async () => {
    const world = await openWorld();
    const [ruth, boaz] = [await world.member(), await world.member()];
    const { queryId } = await ruth.trpc.verses.recommend.mutate({
      situation: "I feel alone since the move",
    });

    await boaz.trpc.saved.save.mutate({ ...JOHN, queryId });
    expect((await world.db.query.findUniqueOrThrow({ where: { id: queryId } })).ledToSave).toBe(
      false,
    );
    await ruth.trpc.saved.save.mutate({ ...JOHN, queryId });
    expect((await world.db.query.findUniqueOrThrow({ where: { id: queryId } })).ledToSave).toBe(
      true,
    );
  });

  it("tells a reference that cannot be read from one that does not exist", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const unreadable = await refusalOf(
      ruth.trpc.saved.save.mutate({ ...JOHN, reference: "Hezekiah 3" }),
    );
    const impossible = await refusalOf(
      ruth.trpc.saved.save.mutate({ ...JOHN, reference: "John 99:1" }),
    );

    expect(unreadable).toMatchObject({ code: "BAD_REQUEST", issues: [{ path: "reference" }] });
    expect(impossible.code).toBe("NOT_FOUND");
  });

  it("lists the newest first", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    for (const reference of ["Psalm 23:1", "Romans 8:28", "John 3:16"]) {
      await ruth.trpc.saved.save.mutate({ ...JOHN, reference });
      world.setNow(new Date(world.now().getTime() + 60_000));
    }
    const { verses } = await ruth.trpc.saved.list.query({ userId: ruth.id });
    expect(verses.map(({ reference }) => reference)).toEqual([
      "John 3:16",
      "Romans 8:28",
      "Psalm 23:1",
    ]);
  });
});

describe("notes and removal", () => {
  it("keeps notes of up to 2000 characters and refuses longer ones", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const { verse } = await ruth.trpc.saved.save.mutate(JOHN);
    const notes = "Read at Mum's bedside. ".repeat(100).slice(0, 2000);

    const answer = await ruth.trpc.saved.updateNotes.mutate({ id: verse.id, notes });
    const tooLong = await refusalOf(
      ruth.trpc.saved.updateNotes.mutate({ id: verse.id, notes: `${notes}!` }),
    );

    expect(answer.verse.personalNotes).toBe(notes);
    expect(tooLong.issues).toEqual([
      { path: "notes", message: "Notes may have at most 2000 characters" },
    ]);
  });

  it("names the field that holds a character which cannot be kept", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const { verse } = await ruth.trpc.saved.save.mutate(JOHN);
    const notes = await refusalOf(
      ruth.trpc.saved.updateNotes.mutate({ id: verse.id, notes: "a\0b" }),
    );
    const category = await refusalOf(
      ruth.trpc.saved.save.mutate({ ...JOHN, reference: "John 3:17", category: "a\0b" }),
    );
    const search = await ruth.rest("GET", `/api/queries/recent/${ruth.id}?searchTerm=a%00b`);

    expect([notes, category].map(({ issues }) => issues?.map(({ path }) => path))).toEqual([
      ["notes"],
      ["category"],
    ]);
    expect(search).toMatchObject({ status: 400, body: { issues: [{ path: "searchTerm" }] } });
  });

  it("removes a verse once", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    await ruth.trpc.saved.save.mutate(JOHN);
    await ruth.trpc.saved.remove.mutate({ reference: "John 3:16" });

    expect((await ruth.trpc.saved.list.query({ userId: ruth.id })).verses).toEqual([]);
    expect((await refusalOf(ruth.trpc.saved.remove.mutate({ reference: "John 3:16" }))).code).toBe(
      "NOT_FOUND",
    );
  });
});

describe("who may", () => {
  it("refuses visitors everything", async () => {
    const world = await openWorld();
    const { trpc } = world.visitor();
    const calls = [
      trpc.saved.list.query({ userId: 1 }),
      trpc.saved.save.mutate(JOHN),
      trpc.saved.remove.mutate({ reference: "John 3:16" }),
      trpc.saved.updateNotes.mutate({ id: 1, notes: "" }),
    ];
    const codes = await Promise.all(calls.map(async (call) => (await refusalOf(call)).code));
    expect(new Set(codes)).toEqual(new Set(["UNAUTHORIZED"]));
  });

  it("refuses strangers, whatever id they send", async () => {
    const world = await openWorld();
    const [ruth, stranger] = [await world.member(), await world.member()];
    const { verse } = await ruth.trpc.saved.save.mutate(JOHN);

    const list = await refusalOf(stranger.trpc.saved.list.query({ userId: ruth.id }));
    const save = await refusalOf(stranger.trpc.saved.save.mutate({ ...JOHN, userId: ruth.id }));
    const notes = await refusalOf(
      stranger.trpc.saved.updateNotes.mutate({ id: verse.id, notes: "mine now" }),
    );
    const remove = await refusalOf(
      stranger.trpc.saved.remove.mutate({ reference: verse.reference }),
    );

    expect([list.code, save.code, notes.code, remove.code]).toEqual([
      "FORBIDDEN",
      "FORBIDDEN",
      "NOT_FOUND",
      "NOT_FOUND",
    ]);
    expect((await ruth.trpc.saved.list.query({ userId: ruth.id })).verses).toEqual([verse]);
  });
});

describe("over REST", () => {
  it("gives the same answers as tRPC, with the encoded reference in the path", async () => {
    const world = await openWorld();
    const ruth = await world.member();

    const saved = await ruth.rest("POST", "/api/verses/save", { ...JOHN, userId: ruth.id });
    const list = await ruth.rest("GET", `/api/verses/saved/${ruth.id}`);
    expect(saved.status).toBe(201);
    expect(list.body).toEqual(await ruth.trpc.saved.list.query({ userId: ruth.id }));
    expect(list.body).toEqual({ verses: [(saved.body as { verse: { id: number } }).verse] });

    const { id } = (saved.body as { verse: { id: number } }).verse;
    const noted = await ruth.rest("PATCH", `/api/verses/notes/${id}`, {
      notes: "amen",
      userId: ruth.id,
    });
    expect(noted.body).toMatchObject({ verse: { id, personalNotes: "amen" } });

    const twice = await ruth.rest("POST", "/api/verses/save", JOHN);
    expect(twice).toMatchObject({
      status: 409,
      body: { code: "CONFLICT", message: "Verse already saved" },
    });

    const removed = await ruth.rest("DELETE", "/api/verses/saved/John%203%3A16");
    expect(removed).toMatchObject({ status: 200, body: { success: true } });
  });
});
