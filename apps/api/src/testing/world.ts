import type { Database } from "@lampstand/db";
import { createTestDatabase } from "@lampstand/db/testing";
import { type Library, loadLibrary } from "@lampstand/guidance";
import { openScripture, type Scripture } from "@lampstand/scripture";
import { onTestFinished } from "vitest";
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
  let now = new Date("2026-11-21T09:30:00.000Z");
  const services: Services = {
    config: { production: false, testLogin },
    db: database.prisma,
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
    config: { logLevel: "silent", publicUrl: undefined, production: false, trustProxy: undefined },
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
    close: () => (closing ??= app.close().then(() => database.close())),
  };
}

/** A world for one test, taken down when the test ends. */
export async function openWorld(options?: WorldOptions): Promise<World> {
  const world = await createWorld(options);
  onTestFinished(() => world.close());
  return world;
}
