import { describe, expect, it } from "vitest";
import { openWorld } from "../../testing/world.ts";

const DAY = 24 * 60 * 60 * 1000;

describe("the daily verse", () => {
  it("is one verse for a UTC date, for everybody, and never changes", async () => {
    const world = await openWorld();
    world.setNow(new Date("2026-11-21T23:59:00Z"));
    const evening = await world.visitor().trpc.verses.daily.query();
    world.setNow(new Date("2026-11-22T00:01:00Z"));
    const next = await world.visitor().trpc.verses.daily.query();
    world.setNow(new Date("2026-11-21T00:00:00Z"));

    expect(evening.date).toBe("2026-11-21");
    expect(next.date).toBe("2026-11-22");
    expect(next.reference).not.toBe(evening.reference);
    expect(await (await world.member()).trpc.verses.daily.query()).toEqual(evening);
  });

  it("is stored once when many ask first", async () => {
    const world = await openWorld();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => world.visitor().rest("GET", "/api/daily-verse")),
    );
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await world.db.dailyVerse.count()).toBe(1);
  });

  it("does not repeat within a year, whatever the day it starts", async () => {
    const world = await openWorld();
    const start = world.now().getTime();
    const seen = new Set<string>();
    for (let day = 0; day < 366; day++) {
      world.setNow(new Date(start + day * DAY));
      seen.add((await world.visitor().trpc.verses.daily.query()).reference);
    }
    expect(seen.size).toBe(366);
  });

  it("fills the calendar from the first day on, newest first, thirty days at most", async () => {
    const world = await openWorld();
    const { trpc } = world.visitor();
    const start = world.now().getTime();

    const first = await trpc.verses.dailyCalendar.query();
    for (let day = 1; day <= 40; day++) {
      world.setNow(new Date(start + day * DAY));
      await trpc.verses.daily.query();
    }
    const { verses } = await trpc.verses.dailyCalendar.query();

    expect(first.verses.map(({ date }) => date)).toEqual(["2026-11-21"]);
    expect(verses).toHaveLength(30);
    expect(verses[0]?.date).toBe("2026-12-31");
    expect(verses.at(-1)?.date).toBe("2026-12-02");
  });
});

describe("the daily notice", () => {
  it("comes until it is dismissed, and again the next day", async () => {
    const world = await openWorld();
    const ruth = await world.member();
    const ask = () => ruth.trpc.verses.dailyNotice.mutate({ userId: ruth.id });

    expect(await ask()).toEqual({ success: true, verse: await ruth.trpc.verses.daily.query() });
    await ruth.trpc.verses.dismissDailyNotice.mutate({ userId: ruth.id });
    await ruth.trpc.verses.dismissDailyNotice.mutate({ userId: ruth.id });
    expect(await ask()).toEqual({ success: false, verse: null });

    world.setNow(new Date(world.now().getTime() + DAY));
    expect((await ask()).success).toBe(true);
  });

  it("does not come when today's verse is saved, or notifications are off", async () => {
    const world = await openWorld();
    const [ruth, naomi] = [await world.member(), await world.member()];
    const { reference, text } = await ruth.trpc.verses.daily.query();
    await ruth.trpc.saved.save.mutate({ reference, text, category: "Favorite" });
    await world.db.user.update({ where: { id: naomi.id }, data: { notificationsEnabled: false } });

    for (const member of [ruth, naomi]) {
      const answer = await member.rest("POST", `/api/notifications/daily-verse/${member.id}`);
      expect(answer.body).toEqual({ success: false, verse: null });
    }
  });
});
