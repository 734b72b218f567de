import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SQLInputValue } from "node:sqlite";
import { Kysely, type RawBuilder, SqliteDialect, sql } from "kysely";
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
import { createDatabase, startPostgres } from "../../packages/server/src/testing/servers/postgres.ts";

type BenchDatabase = Readonly<{ db: Database; close(): Promise<void> }>;
/** Opens databases with this many invoices. */
export type BenchDatabases = Readonly<{
  name: string;
  open(invoices: number): Promise<BenchDatabase>;
  stop(): Promise<void>;
}>;

export const accountId = "acc_1";
const batch = 5_000;

/** Indexes dropped before and created after filling: building them at once is much faster. */
type Removable = Readonly<{ drop: string; create: string }>;
type Filling = Readonly<{
  dialect: Dialect;
  insert(rows: Rows): Promise<void>;
  removable: RawBuilder<Removable>;
}>;

async function fill(db: Database, { dialect, insert, removable }: Filling, count: number): Promise<void> {
  // Migrations are untyped.
  await migrate(db as unknown as Parameters<typeof migrate>[0], dialect);
  const { rows: indexes } = await removable.execute(db);
  for (const { drop } of indexes) await sql.raw(drop).execute(db);
  await insert(accountRows(accountId, count));
  for (let first = 0; first < count; first += batch) {
    await insert(inOrder(documentRows(accountId, first, Math.min(count, first + batch))));
    process.stderr.write(`\r${first} of ${count} invoices stored on ${dialect.name} `);
  }
  process.stderr.write(`\r${" ".repeat(60)}\r`);
  for (const { create } of indexes) await sql.raw(create).execute(db);
}

/** In key order, so that neighbours are written together. */
function inOrder(rows: Rows): Rows {
  const byKey = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  rows.invoice_words.sort((a, b) => byKey(a.word, b.word) || byKey(a.invoice_id, b.invoice_id));
  rows.word_parts.sort((a, b) => byKey(a.part, b.part) || byKey(a.word, b.word));
  return rows;
}

const sqliteIndexes = sql<Removable>`
  select 'drop index ' || name as "drop", sql as "create" from sqlite_master where type = 'index' and sql is not null`;

/** Indexes, and the primary keys of the two largest tables, which no other table references. */
const postgresIndexes = sql<Removable>`
  select 'drop index ' || indexname as "drop", indexdef as "create" from pg_indexes
  where schemaname = 'public' and indexname not in (select conname from pg_constraint)
  union all
  select 'alter table ' || conrelid::regclass || ' drop constraint ' || conname,
    'alter table ' || conrelid::regclass || ' add constraint ' || conname || ' ' || pg_get_constraintdef(oid)
  from pg_constraint where contype = 'p' and conrelid in ('invoice_words'::regclass, 'word_parts'::regclass)`;

export function sqliteDatabases(): BenchDatabases {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
  return {
    name: "SQLite",
    async open(invoices) {
      const database = openSqlite({ path: join(folder, `${invoices}.db`), synchronous: "OFF" });
      const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqliteForKysely(database) }) });
      /** Prepared statements: a million documents are about ten million rows. */
      const insert = async (rows: Rows) => {
        database.exec("begin");
        for (const table of filledTables) {
          const names = Object.keys(rows[table][0] ?? {});
          if (names.length === 0) continue;
          const places = names.map(() => "?").join(", ");
          const statement = database.prepare(`insert into ${table} (${names.join(", ")}) values (${places})`);
          // Every column is a text, a number or null.
          for (const row of rows[table]) statement.run(...(Object.values(row) as SQLInputValue[]));
        }
        database.exec("commit");
      };
      await fill(db, { dialect: dialects.sqlite, insert, removable: sqliteIndexes }, invoices);
      return { db, close: () => db.destroy() };
    },
    stop: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/** A row in the format of PostgreSQL's COPY. */
function copyLine(row: object): string {
  const cells = Object.values(row).map((value) =>
    value === null ? "\\N" : String(value).replace(/[\\\t\n\r]/g, (letter) => escapes[letter] ?? letter),
  );
  return `${cells.join("\t")}\n`;
}

export async function postgresDatabases(): Promise<BenchDatabases> {
  const folder = mkdtempSync(join(tmpdir(), "inkvoice-bench-"));
  // The server runs as another user.
  chmodSync(folder, 0o755);
  const copied = join(folder, "rows");
  const server = await startPostgres(["shared_buffers=1GB", "max_wal_size=4GB", "maintenance_work_mem=512MB"]);
  return {
    name: "PostgreSQL",
    async open(invoices) {
      const databaseUrl = await createDatabase(server.url, `bench_${invoices}`);
      const { db, close } = openDatabase<Tables>({ databaseUrl, databasePool: 2, databaseSeconds: 600, dataDir: "" });
      /** Copies from a file that the server reads itself: faster than insert statements. */
      const insert = async (rows: Rows) => {
        for (const table of filledTables) {
          const [first] = rows[table];
          if (!first) continue;
          const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
          await writeFile(copied, rows[table].map(copyLine).join(""));
          await sql`copy ${sql.table(table)} (${columns}) from ${sql.lit(copied)}`.execute(db);
        }
      };
      await fill(db, { dialect: dialects.postgres, insert, removable: postgresIndexes }, invoices);
      // PostgreSQL would do this by itself within a minute.
      await sql`vacuum analyze`.execute(db);
      return { db, close };
    },
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
