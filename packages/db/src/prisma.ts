import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { PrismaClient } from "./generated/client.ts";

/** A connection keeps every statement it was ever given a name for: there must be an end to them. */
const NAMED_STATEMENTS = 500;

/** Room to wait for the one connection of PGlite while a checkpoint or a vacuum has it. */
const TRANSACTION_OPTIONS = { maxWait: 10_000, timeout: 10_000 };

/**
 * Gives the first statements names, so that each connection plans them once: single look-ups are
 * 15-20 % faster. Later ones stay nameless, as lists of ever other lengths would.
 */
function createStatementNamer(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= NAMED_STATEMENTS) return known ?? "";
    const name = `prisma_${names.size}`;
    names.set(sql, name);
    return name;
  };
}

export function createPrisma(pool: pg.Pool): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(pool, { statementNameGenerator: createStatementNamer() }),
    transactionOptions: TRANSACTION_OPTIONS,
  });
}
