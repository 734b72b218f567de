import { createHash } from "node:crypto";
import { stat } from "node:fs/promises";
import { type Kysely, sql } from "kysely";
import type { Dialect } from "../../platform/db/dialect.ts";
import { ensureEncryptionKeys } from "../../platform/encryption/encryption-keys.ts";
import { createSecretBox } from "../../platform/encryption/secret-box.ts";
import { migrations } from "../../platform/migrations/index.ts";
import { migrate } from "../../platform/migrations/migrate.ts";
import { StartProblem } from "../../platform/start-problem.ts";
import type { EmptyInstallation } from "../open-for-maintenance.ts";
import { filePath, type Manifest, readManifest } from "./manifest.ts";
import { createSecretsMove } from "./restored-secrets.ts";
import type { Row } from "./snapshot.ts";
import { backupTables, hasFile, tablesWithFiles } from "./tables.ts";
import { readTable, verifyBackup } from "./verify-backup.ts";

const batch = 100;

export type Restored = Readonly<{
  manifest: Manifest;
  records: number;
  files: number;
  /** Settings to enter again, because their secrets could not be decrypted. */
  tasks: readonly string[];
  /** Whether secrets that the backup holds encrypted are stored unencrypted now, for lack of a key. */
  unencrypted: boolean;
}>;

export type RestoreOptions = Readonly<{
  /** Keys that may decrypt the secrets. */
  keys: readonly Buffer[];
  /** Whether to continue without undecryptable secrets. */
  newSecrets?: boolean;
}>;

/**
 * Restores a backup into an empty database and storage, of the same or the other kind. Verifies all hashes before
 * writing; secrets are re-encrypted with the key of this installation.
 */
export async function restoreBackup(
  target: EmptyInstallation,
  folder: string,
  { keys, newSecrets = false }: RestoreOptions,
): Promise<Restored> {
  const manifest = await readManifest(folder);
  const { config, db, dialect, blobs } = target;
  await requireEmpty(target);
  const then = migrations.filter(({ name }) => manifest.migrations.includes(name));
  if (then.length < manifest.migrations.length)
    throw new StartProblem("The backup was taken by a newer version of Inkvoice. Restore it with that version.");
  await requireWhole(folder, { keys, newSecrets });
  let records = 0;
  await migrate(db, dialect, then);
  const files = await putFiles(target, folder, manifest);
  const ownKeys = ensureEncryptionKeys(config);
  const secrets = createSecretsMove({ keys, own: createSecretBox(ownKeys), replaceClosed: newSecrets });
  await db.transaction().execute(async (tx) => {
    // Untyped: the columns are those at the time of the backup.
    const untyped = tx as unknown as Kysely<Record<string, Row>>;
    for (const table of backupTables) {
      const expected = manifest.tables[table];
      const renumbered = renumberedBy(dialect, table);
      const kept = (row: Row) => secrets.move(table, renumbered(row));
      if (expected) records += await insertTable(untyped, folder, { table, kept, sha256: expected.sha256 });
    }
  });
  await migrate(db, dialect);
  const owner = await sql<{ value: string }>`select value from service_secrets where name = 'installation'`.execute(db);
  if (owner.rows[0]) await blobs.setOwner(owner.rows[0].value);
  const unencrypted = !ownKeys.current && manifest.secret_keys.length > 0;
  return { manifest, records, files, tasks: secrets.tasks, unencrypted };
}

/** Refuses a damaged backup, or one whose secrets cannot be decrypted, before writing anything. */
async function requireWhole(folder: string, { keys, newSecrets }: RestoreOptions): Promise<void> {
  const { problems, missingKeys } = await verifyBackup(folder, keys);
  if (problems.length > 0) {
    const more = problems.length > 3 ? `, and ${problems.length - 3} more` : "";
    throw new StartProblem(`The backup is damaged, nothing was restored: ${problems.slice(0, 3).join("; ")}${more}.`);
  }
  if (missingKeys.length > 0 && !newSecrets) throw new StartProblem(missingKeySentence(missingKeys));
}

/** Explains how to restore secrets that no available key decrypts. */
export function missingKeySentence(names: readonly string[]): string {
  return `The backup's secrets are encrypted with a key that is not at hand (${names.join(", ")}). Set INKVOICE_SECRETS_KEY to it (the content of the old secrets.key), or give --passphrase-file if the backup holds the key; restore --new-secrets goes on without these secrets and lists what has to be entered again.`;
}

/** Refuses to overwrite data. Tables without an account are accepted: a failed restore leaves such. */
async function requireEmpty({ db, blobs }: EmptyInstallation): Promise<void> {
  const accounts = await sql`select 1 from accounts limit 1`.execute(db).catch(() => ({ rows: [] }));
  if (accounts.rows.length > 0)
    throw new StartProblem("The database is not empty. Restore into a new data folder or a new database.");
  for await (const _ of blobs.list())
    throw new StartProblem("The storage is not empty. Restore into a new data folder or a new bucket.");
}

/** On PostgreSQL, events of one transaction share a sequence number; SQLite numbers each. */
function renumberedBy({ name }: Dialect, table: string): (row: Row) => Row {
  if (name !== "sqlite" || table !== "events") return (row) => row;
  return ({ sequence: _, ...rest }) => rest;
}

type Inserted = Readonly<{ table: string; kept: (row: Row) => Row | undefined; sha256: string }>;

async function insertTable(
  db: Kysely<Record<string, Row>>,
  folder: string,
  { table, kept, sha256 }: Inserted,
): Promise<number> {
  let count = 0;
  const hash = createHash("sha256");
  let rows: Row[] = [];
  const flush = async () => {
    if (rows.length > 0) await db.insertInto(table).values(rows).execute();
    count += rows.length;
    rows = [];
  };
  for await (const { line, row } of readTable(folder, table)) {
    hash.update(`${line}\n`);
    const own = row && kept(row);
    if (own) rows.push(own);
    if (rows.length === batch) await flush();
  }
  await flush();
  if (hash.digest("hex") !== sha256) throw new StartProblem(`The backup changed while it was restored: ${table}.`);
  return count;
}

/** A file shared by several invoices is restored once. */
async function putFiles(target: EmptyInstallation, folder: string, manifest: Manifest): Promise<number> {
  const outcomes = new Map<string, boolean>();
  let files = 0;
  for (const table of tablesWithFiles) {
    if (!manifest.tables[table]) continue;
    for await (const { row } of readTable(folder, table)) {
      if (!row || !hasFile(table, row)) continue;
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
