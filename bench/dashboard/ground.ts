import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SQLInputValue } from "node:sqlite";
import { Kysely, SqliteDialect, sql } from "kysely";
import { openDatabase } from "../../packages/server/src/platform/db/database.ts";
import { type Dialect, dialects } from "../../packages/server/src/platform/db/dialect.ts";
import type { Database, Tables } from "../../packages/server/src/platform/db/schema.ts";
import { openSqlite, sqliteForKysely } from "../../packages/server/src/platform/db/sqlite-database.ts";
import { migrate } from "../../packages/server/src/platform/migrations/migrate.ts";
import {
  accountRows,
  documentRows,
  filledTables,
  type Rows,
} from "../../packages/server/src/testing/many-documents.ts";
import { createDatabase, startPostgres } from "../../packages/server/src/testing/postgres.ts";

type BenchDatabase = Readonly<{ db: Database; close(): Promise<void> }>;
/** Opens databases with so many invoices in them, each on its own. */
export type Ground = Readonly<{ name: string; open(invoices: number): Promise<BenchDatabase>; stop(): Promise<void> }>;

export const accountId = "acc_1";
const batch = 5_000;

async function fill(db: Database, dialect: Dialect, insert: (rows: Rows) => Promise<void>, count: number) {
  // Migrations speak of no table's type.
  await migrate(db as unknown as Parameters<typeof migrate>[0], dialect);
  await insert(accountRows(accountId, count));
  for (let first = 0; first < count; first += batch) {
    await insert(documentRows(accountId, first, Math.min(count, first + batch)));
    process.stderr.write(`\r${first} of ${count} invoices stored on ${dialect.name} `);
  }
  process.stderr.write(`\r${" ".repeat(60)}\r`);
}

export function sqliteGround(): Ground {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
  return {
    name: "SQLite",
    async open(invoices) {
      const database = openSqlite({ path: join(folder, `${invoices}.db`), synchronous: "OFF" });
      const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqliteForKysely(database) }) });
      /** Through prepared statements: a million documents are about ten million rows. */
      const insert = async (rows: Rows) => {
        database.exec("begin");
        for (const table of filledTables) {
          const names = Object.keys(rows[table][0] ?? {});
          if (names.length === 0) continue;
          const places = names.map(() => "?").join(", ");
          const statement = database.prepare(`insert into ${table} (${names.join(", ")}) values (${places})`);
          // Every column holds a text, a number or null.
          for (const row of rows[table]) statement.run(...(Object.values(row) as SQLInputValue[]));
        }
        database.exec("commit");
      };
      await fill(db, dialects.sqlite, insert, invoices);
      return { db, close: () => db.destroy() };
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

export async function postgresGround(): Promise<Ground> {
  const server = await startPostgres(["shared_buffers=1GB", "max_wal_size=4GB"]);
  return {
    name: "PostgreSQL",
    async open(invoices) {
      const databaseUrl = await createDatabase(server.url, `bench_${invoices}`);
      const { db, close } = openDatabase<Tables>({ databaseUrl, databasePool: 2, databaseSeconds: 600, dataDir: "" });
      const insert = async (rows: Rows) => {
        for (const table of filledTables) {
          const [first] = rows[table];
          if (!first) continue;
          const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
          await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
            from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows[table])})`.execute(db);
        }
      };
      await fill(db, dialects.postgres, insert, invoices);
      // What PostgreSQL does by itself within a minute of so many rows.
      await sql`vacuum analyze`.execute(db);
      return { db, close };
    },
    stop: () => server.stop(),
  };
}
