import { stat } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../platform/db/dialect.ts";
import { migrations } from "../../platform/migrations/index.ts";
import { migrate } from "../../platform/migrations/migrate.ts";
import { StartProblem } from "../../platform/start-problem.ts";
import type { EmptyInstallation } from "../open-for-maintenance.ts";
import { filePath, type Manifest, readManifest } from "./manifest.ts";
import type { Row } from "./snapshot.ts";
import { backupTables, hasFile, tablesWithFiles } from "./tables.ts";
import { readTable } from "./verify-backup.ts";

const batch = 100;

export type Restored = Readonly<{ manifest: Manifest; records: number; files: number }>;

/** Puts a backup into an empty database and an empty storage, of either kind, whichever it was taken from. */
export async function restoreBackup(target: EmptyInstallation, folder: string): Promise<Restored> {
  const manifest = await readManifest(folder);
  const { db, dialect, blobs } = target;
  await requireEmpty(target);
  const then = migrations.filter(({ name }) => manifest.migrations.includes(name));
  if (then.length < manifest.migrations.length)
    throw new StartProblem("The backup was taken by a newer version of Inkvoice. Restore it with that version.");
  let records = 0;
  await migrate(db, dialect, then);
  const files = await putFiles(target, folder, manifest);
  await db.transaction().execute(async (tx) => {
    // As a table without types: the columns are those of the backup's own time.
    const untyped = tx as unknown as Kysely<Record<string, Row>>;
    for (const table of backupTables) {
      if (manifest.tables[table])
        records += await insertTable(untyped, folder, { table, kept: keptBy(dialect, table) });
    }
  });
  await migrate(db, dialect);
  const owner = await sql<{ value: string }>`select value from service_secrets where name = 'installation'`.execute(db);
  if (owner.rows[0]) await blobs.setOwner(owner.rows[0].value);
  return { manifest, records, files };
}

async function requireEmpty({ db, dialect, blobs }: EmptyInstallation): Promise<void> {
  const tables =
    dialect.name === "sqlite"
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and name = 'accounts'`
      : sql<{
          name: string;
        }>`select tablename as name from pg_tables where tablename = 'accounts' and schemaname = current_schema()`;
  if ((await tables.execute(db)).rows.length > 0)
    throw new StartProblem("The database is not empty. Restore into a new data folder or a new database.");
  for await (const _ of blobs.list())
    throw new StartProblem("The storage is not empty. Restore into a new data folder or a new bucket.");
}

/** On PostgreSQL the events of one transaction have the same place in the stream; SQLite gives each its own, in their order. */
function keptBy({ name }: Dialect, table: string): (row: Row) => Row {
  if (name !== "sqlite" || table !== "events") return (row) => row;
  return ({ sequence: _, ...rest }) => rest;
}

type Inserted = Readonly<{ table: string; kept: (row: Row) => Row }>;

async function insertTable(
  db: Kysely<Record<string, Row>>,
  folder: string,
  { table, kept }: Inserted,
): Promise<number> {
  let count = 0;
  let rows: Row[] = [];
  const flush = async () => {
    if (rows.length > 0) await db.insertInto(table).values(rows).execute();
    count += rows.length;
    rows = [];
  };
  for await (const { row } of readTable(folder, table)) {
    rows.push(kept(row));
    if (rows.length === batch) await flush();
  }
  await flush();
  return count;
}

/** Several invoices may stand in one file, which is put back once. */
async function putFiles(target: EmptyInstallation, folder: string, manifest: Manifest): Promise<number> {
  const outcomes = new Map<string, boolean>();
  let files = 0;
  for (const table of tablesWithFiles) {
    if (!manifest.tables[table]) continue;
    for await (const { row } of readTable(folder, table)) {
      if (!hasFile(table, row)) continue;
      const key = String(row.blob_key);
      const isThere = outcomes.get(key) ?? (await putFile(target, folder, row));
      outcomes.set(key, isThere);
      if (isThere) files += 1;
    }
  }
  return files;
}

async function putFile({ blobs }: EmptyInstallation, folder: string, row: Row): Promise<boolean> {
  const path = filePath(folder, String(row.blob_key));
  const found = await stat(path).catch(() => undefined);
  if (!found) return false;
  await blobs.put(String(row.blob_key), {
    path,
    size: found.size,
    contentType: String(row.content_type ?? "application/zip"),
    sha256: Promise.resolve(String(row.content_sha256)),
    durable: Promise.resolve(),
  });
  return true;
}
