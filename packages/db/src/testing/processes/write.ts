// Saves one verse after another and names each as soon as the database has said that it is safe.
import { writeSync } from "node:fs";
import { createDatabase } from "../../index.ts";

const STANDARD_OUTPUT = 1;

const database = await createDatabase({ dataDir: process.env.DATA_DIR ?? "" });
await database.migrate();
const username = `writer${process.pid}`;
const { id: userId } = await database.prisma.user.create({
  data: { username, usernameKey: username },
});
for (let number = 1; ; number += 1) {
  const reference = `${username}:${number}`;
  await database.prisma.savedVerse.create({
    data: { userId, reference, text: reference, category: "Hope", bibleVersion: "KJV" },
  });
  writeSync(STANDARD_OUTPUT, `${reference}\n`);
}
