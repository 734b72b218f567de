import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Package } from "./rooms/room.ts";
import { findTableWrites } from "./table-writes.ts";

const server: Package = {
  packages: [],
  rooms: { accounts: { imports: [], tables: ["accounts"] }, orders: { imports: ["accounts"], tables: ["orders"] } },
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "inkvoice-table-writes-"));
  file("accounts/accounts.ts", 'export const add = (tx) => tx.insertInto("accounts").values({});\n');
  file("orders/orders.ts", "export const close = (tx) => sql`update orders set closed = 1`.execute(tx);\n");
});
afterEach(() => rmSync(root, { recursive: true }));

function file(path: string, source: string): void {
  const whole = join(root, "packages/server/src", path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, source);
}

const problems = (exceptions: Readonly<Record<string, string>> = {}) => findTableWrites(root, server, exceptions);

test("every table of the server is written by one room", () => {
  expect(findTableWrites(join(import.meta.dirname, "../.."))).toEqual([]);
});

test("a room writes its own tables and reads all; tests and migrations write any", () => {
  file("orders/list.ts", 'export const list = (db) => db.selectFrom("accounts").innerJoin("orders", "a", "b");\n');
  file("orders/orders.test.ts", 'await db.deleteFrom("accounts").execute();\n');
  file("platform/migrations/0001-first.ts", 'await db.updateTable("orders").set({}).execute();\n');
  expect(problems()).toEqual([]);
});

test("a write to another room's table is reported, by the query builder and in SQL text", () => {
  file("orders/lock.ts", 'export const lock = (tx) =>\n  tx\n    .updateTable("accounts")\n    .set({});\n');
  file("accounts/erase.ts", "export const erase = (tx) => sql`delete from orders where id = 1`.execute(tx);\n");
  expect(problems().sort()).toEqual([
    "packages/server/src/accounts/erase.ts writes orders, which only orders may",
    "packages/server/src/orders/lock.ts writes accounts, which only accounts may",
  ]);
});

test("a table without an owner, and a table that comes as a variable, are reported", () => {
  file("orders/more.ts", 'const a = tx.insertInto("logs");\nconst b = tx.deleteFrom(table);\n');
  expect(problems()).toEqual([
    "packages/server/src/orders/more.ts writes logs, which no room owns",
    "packages/server/src/orders/more.ts writes table: only a file in wholeRowFiles may",
  ]);
});

test("an exception allows whole-row writes, and is reported when it is no longer needed", () => {
  file("orders/restore.ts", "for (const table of tables) await tx.insertInto(table).execute();\n");
  expect(problems({ "packages/server/src/orders/restore.ts": "restores rows" })).toEqual([]);
  file("orders/restore.ts", "export const nothing = 0;\n");
  expect(problems({ "packages/server/src/orders/restore.ts": "restores rows" })).toEqual([
    "packages/server/src/orders/restore.ts needs no exception",
  ]);
});
