import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { Database } from "../database.ts";
import { eachDatabase } from "../testing/each-database.ts";

describe.each(eachDatabase)("live channel on $name", ({ create, name }) => {
  let database: Database;

  beforeAll(async () => {
    database = await create();
  });
  afterAll(() => database.close());

  /** Hears the next event of a topic. */
  const hear = async (topic: string) => {
    let tell: (payload: unknown) => void = () => undefined;
    const heard = new Promise((resolve) => {
      tell = resolve;
    });
    const unsubscribe = await database.live.subscribe(topic, (payload) => tell(payload));
    return { heard, unsubscribe };
  };

  it("brings an event to every subscriber of its topic and to nobody else", async () => {
    const first = await hear("chat:1");
    const second = await hear("chat:1");
    const stranger = vi.fn();
    await database.live.subscribe("chat:2", stranger);

    const payload = { message: 7, text: "“peace” \u{1F54A}", list: [1, null] };
    await database.live.publish("chat:1", payload);

    expect(await first.heard).toEqual(payload);
    expect(await second.heard).toEqual(payload);
    expect(stranger).not.toHaveBeenCalled();
  });

  it("leaves a subscriber alone after it has unsubscribed", async () => {
    const left = vi.fn();
    const unsubscribe = await database.live.subscribe("chat:3", left);
    await unsubscribe();
    const { heard } = await hear("chat:3");
    await database.live.publish("chat:3", 1);
    await heard;
    expect(left).not.toHaveBeenCalled();
  });

  it("goes on after a statement that failed", async () => {
    const { heard } = await hear("chat:4");
    await expect(database.sql.query("SELECT 1 / 0")).rejects.toThrow("division by zero");
    await database.live.publish("chat:4", "still here");
    expect(await heard).toBe("still here");
  });

  it("tells the other subscribers when one of them throws", async () => {
    await database.live.subscribe("chat:5", () => {
      throw new Error("this subscriber is broken");
    });
    const { heard } = await hear("chat:5");
    await database.live.publish("chat:5", "for everybody");
    expect(await heard).toBe("for everybody");
  });

  it("ignores notifications that are not its own", async () => {
    const { heard } = await hear("chat:6");
    await database.sql.query("SELECT pg_notify('lampstand_live', 'not json')");
    await database.sql.query(`SELECT pg_notify('lampstand_live', '{"topic": 1}')`);
    await database.live.publish("chat:6", "ours");
    expect(await heard).toBe("ours");
  });

  it("refuses what is too long for NOTIFY and says how long it is", async () => {
    await expect(database.live.publish("chat:7", "x".repeat(8000))).rejects.toThrow(
      /under 8000 bytes and this one for "chat:7" has 8013/,
    );
    // The longest that fits; "é" is two bytes.
    const { heard } = await hear("chat:7");
    const longest = "é".repeat(3993);
    await database.live.publish("chat:7", longest);
    expect(await heard).toBe(longest);
  });

  it.runIf(name === "PostgreSQL")("reconnects and reports the gap", async () => {
    const { heard } = await hear("chat:8");
    const gap = new Promise<void>((resolve) => {
      database.live.onGap(resolve);
    });
    await database.sql.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'  AND datname = current_database()",
    );
    await gap;
    await database.live.publish("chat:8", "back again");
    expect(await heard).toBe("back again");
  });
});
