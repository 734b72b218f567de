import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { loadConfig } from "../settings/config.ts";
import { openDatabase } from "./database.ts";
import { isDatabaseUnavailable } from "./dialect.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function open() {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-lock-"));
  folders.push(folder);
  const opened = openDatabase<{ notes: { text: string } }>(loadConfig({ INKVOICE_DATA_DIR: folder }));
  return { ...opened, other: new DatabaseSync(join(folder, "inkvoice.db")) };
}

it("another process's write lock is waited for without blocking this process (F24)", async () => {
  const { db, other, close } = open();
  await sql`create table notes (text text not null)`.execute(db);
  other.exec("begin immediate");
  let released = false;
  // This process itself releases the lock, which it can do only if waiting writers do not block it.
  const timer = setTimeout(() => {
    released = true;
    other.exec("commit");
  }, 300);
  await Promise.all([
    db.insertInto("notes").values({ text: "alone" }).execute(),
    db.transaction().execute((tx) => tx.insertInto("notes").values({ text: "in a transaction" }).execute()),
  ]);
  clearTimeout(timer);
  expect(released).toBe(true);
  expect(await db.selectFrom("notes").selectAll().execute()).toHaveLength(2);
  other.close();
  await close();
});

it("a lock that is never released is reported as an unavailable database after seconds", async () => {
  const { db, other, close } = open();
  await sql`create table notes (text text not null)`.execute(db);
  other.exec("begin immediate");
  const failure = await db
    .insertInto("notes")
    .values({ text: "never" })
    .execute()
    .catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  other.exec("rollback");
  other.close();
  await close();
});

it("a loop of short transactions leaves turns to requests and timers", async () => {
  const { db, other, close } = open();
  await sql`create table notes (text text not null)`.execute(db);
  let hasTurned = false;
  setTimeout(() => {
    hasTurned = true;
  }, 0);
  // Without turns this would never end.
  while (!hasTurned) await db.transaction().execute((tx) => tx.insertInto("notes").values({ text: "one" }).execute());
  other.close();
  await close();
});
