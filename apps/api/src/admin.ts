import { existsSync } from "node:fs";
import { createDatabase } from "@lampstand/db";
import { readConfig } from "./config.ts";

const USAGE = "Usage: npm run admin -- grant <email>";

/** `npm run admin -- grant <email>`: gives an account that exists the admin role. */
async function grantAdmin(email: string): Promise<string> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const config = readConfig(process.env);
  const database = await createDatabase({
    ...(config.databaseUrl ? { databaseUrl: config.databaseUrl } : {}),
    dataDir: config.dataDir,
  });
  try {
    // No server may have been started on this database yet.
    await database.migrate();
    const { count } = await database.prisma.user.updateMany({
      where: { email: email.toLowerCase() },
      data: { role: "admin" },
    });
    if (count === 0) throw new Error(`No account has the e-mail ${email}.`);
    return `${email} is an admin now.`;
  } finally {
    await database.close();
  }
}

const [command, email] = process.argv.slice(2);
const work = command === "grant" && email ? grantAdmin(email) : Promise.reject(new Error(USAGE));
work.then(
  (line) => process.stdout.write(`${line}\n`),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  },
);
