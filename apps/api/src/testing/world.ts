import type { Database } from "@lampstand/db";
import { createTestDatabase } from "@lampstand/db/testing";
import { type Library, loadLibrary } from "@lampstand/guidance";
import { openScripture, type Scripture } from "@lampstand/scripture";
import { afterAll, onTestFinished } from "vitest";
import { buildApp } from "../app.ts";
import type { Services } from "../context.ts";
import { createPasswordHasher } from "../features/auth/secrets.service.ts";
import { createThrottle } from "../features/auth/throttle.service.ts";
import { type Client, createClient } from "./client.ts";

export interface Member extends Client {
  id: number;
  email: string;
  password: string;
}

/** A running server on a database of its own, whose clock the test moves. */
export interface World {
  origin: string;
  db: Database["prisma"];
  services: Services;
  now(): Date;
  setNow(now: Date): void;
  visitor(): Client;
  /** Somebody who has just registered, signed in. */
  member(fields?: { tier?: "free" | "premium"; email?: string }): Promise<Member>;
  /** As it was when it opened: no rows, the clock back at the start. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

interface WorldOptions {
  throttle?: boolean;
  testLogin?: boolean;
}

/** The texts and the library never change, so one copy serves every world of a test file. */
let shared: Promise<[Scripture, Library]> | undefined;
const loadShared = () => (shared ??= Promise.all([openScripture(), loadLibrary()]));

export async function createWorld({
  throttle = false,
  testLogin = false,
}: WorldOptions = {}): Promise<World> {
  const [scripture, library] = await loadShared();
  const database = await createTestDatabase();
  let now = start;
  const services: Services = {
    config: { production: false, testLogin },
    db: database.prisma,
    sql: database.sql,
    scripture,
    library,
    passwords: await createPasswordHasher(),
    throttle: createThrottle({
      sql: database.sql,
      secret: "a secret of this test alone",
      enabled: throttle,
    }),
    now: () => now,
  };
  const app = await buildApp({
    services,
    config: { logLevel: "silent", publicUrl: undefined, trustProxy: undefined },
  });
  const origin = await app.listen({ port: 0, host: "127.0.0.1" });
  let members = 0;
  let closing: Promise<void> | undefined;
  return {
    origin,
    db: database.prisma,
    services,
    now: () => now,
    setNow: (next) => {
      now = next;
    },
    visitor: () => createClient(origin),
    member: async ({ tier = "free", email = `member${++members}@example.org` } = {}) => {
      const client = createClient(origin);
      const password = "a lamp in a quiet room";
      const { user } = await client.trpc.auth.register.mutate({
        email,
        username: `m.${email.split("@")[0]}`,
        password,
      });
      if (tier !== "free") {
        await database.prisma.user.update({
          where: { id: user.id },
          data: { subscriptionTier: tier },
        });
      }
      return { ...client, id: user.id, email, password };
    },
    reset: async () => {
      now = start;
      members = 0;
      await emptyTables(database.sql);
    },
    close: () => (closing ??= app.close().then(() => database.close())),
  };
}

const start = new Date("2026-11-21T09:30:00.000Z");
const idle = new Map<string, World[]>();

afterAll(async () => {
  await Promise.all([...idle.values()].flat().map((world) => world.close()));
});

/** An empty world for one test; the next test of the file that wants the same kind gets it emptied. */
export async function openWorld(options: WorldOptions = {}): Promise<World> {
  const kind = JSON.stringify(options);
  const waiting = idle.get(kind) ?? [];
  idle.set(kind, waiting);
  const world = waiting.pop() ?? (await createWorld(options));
  onTestFinished(async () => {
    await world.reset();
    waiting.push(world);
  });
  return world;
}

/** Empties every table but the list of migrations. */
async function emptyTables(sql: Database["sql"]): Promise<void> {
  const { rows } = await sql.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'`,
  );
  await sql.query(`TRUNCATE ${rows.map(({ name }) => name).join(", ")} RESTART IDENTITY CASCADE`);
}
