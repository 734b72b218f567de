import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { chmod, copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { verifiedCopy } from "../../invoices/files/verified-copy.ts";
import { folderProblem } from "../../platform/data-folder.ts";
import { isDiskUnavailable } from "../../platform/disk-unavailable.ts";
import { migrations } from "../../platform/migrations/index.ts";
import { privateFile, privateFolder } from "../../platform/private-files.ts";
import { StartProblem } from "../../platform/start-problem.ts";
import type { Maintenance } from "../open-for-maintenance.ts";
import { filePath, type Manifest, manifestPath, tablePath } from "./manifest.ts";
import { encryptedSecret, writeWrappedKeys } from "./secrets.ts";
import { openSnapshot, type Row, type Snapshot } from "./snapshot.ts";
import { backupTables, hasFile } from "./tables.ts";

type Stored = Readonly<{ blobKey: string; sha256: string }>;
/** References of the records to data outside of the database. */
type References = Readonly<{ files: Stored[]; keys: Set<string> }>;

export type BackupOptions = Readonly<{
  /** Adds the encrypted keys of the secrets to the backup. */
  passphrase?: string | undefined;
}>;

/**
 * Writes all records and files into a folder while the service runs. The records are a snapshot; files are copied
 * afterwards, so that every record has its file, and verified by hash.
 */
export async function takeBackup(
  maintenance: Maintenance,
  folder: string,
  options: BackupOptions = {},
): Promise<Manifest> {
  const reason = folderProblem(folder);
  if (reason !== undefined) throw new StartProblem(`There can be no backup in ${folder}: ${reason}.`);
  try {
    await makeEmptyFolder(folder);
    return await writeBackup(maintenance, folder, options);
  } catch (error) {
    if (!isOfFolder(error, folder)) throw error;
    throw new StartProblem(
      `The backup could not be written to ${folder} (${error.code}). What is in it cannot be restored: delete it, make room and try again.`,
      { cause: error },
    );
  }
}

/** Whether the folder's disk refused to write. */
function isOfFolder(error: unknown, folder: string): error is NodeJS.ErrnoException {
  const { code, path = folder } = error as NodeJS.ErrnoException;
  return path.startsWith(folder) && (isDiskUnavailable(error) || code === "EACCES" || code === "EPERM");
}

async function writeBackup(
  { config, blobs }: Maintenance,
  folder: string,
  { passphrase }: BackupOptions,
): Promise<Manifest> {
  const snapshot = await openSnapshot(config);
  const references: References = { files: [], keys: new Set() };
  const tables: Manifest["tables"] = {};
  try {
    for (const table of backupTables) tables[table] = await writeTable(snapshot, folder, table, references);
  } finally {
    await snapshot.close();
  }
  const { files, keys } = references;
  const holdsKeys = passphrase !== undefined && keys.size > 0;
  if (holdsKeys) await writeWrappedKeys(folder, config, { names: [...keys], passphrase });
  const missing: string[] = [];
  for (const file of files) if (!(await copyStored({ blobs }, folder, file))) missing.push(file.blobKey);
  const manifest: Manifest = {
    format: 1,
    taken_at: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables,
    files: files.length - missing.length,
    missing_files: missing,
    secret_keys: [...keys],
    holds_keys: holdsKeys,
  };
  await writeFile(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`, { mode: privateFile, flush: true });
  return manifest;
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: privateFolder });
  if ((await readdir(folder)).length > 0) throw new StartProblem(`${folder} is not empty. Give a folder of its own.`);
  // The folder may exist with other permissions.
  await chmod(folder, privateFolder);
  await mkdir(dirname(tablePath(folder, "any")), { mode: privateFolder });
}

async function writeTable(snapshot: Snapshot, folder: string, table: string, { files, keys }: References) {
  const hash = createHash("sha256");
  let rows = 0;
  async function* lines(source: AsyncIterable<Row>): AsyncIterable<string> {
    for await (const row of source) {
      rows += 1;
      if (hasFile(table, row)) files.push({ blobKey: String(row.blob_key), sha256: String(row.content_sha256) });
      const secret = encryptedSecret(table, row);
      if (secret) keys.add(secret.key);
      const line = `${JSON.stringify(row)}\n`;
      hash.update(line);
      yield line;
    }
  }
  await pipeline(
    Readable.from(lines(snapshot.rows(table))),
    createWriteStream(tablePath(folder, table), { mode: privateFile, flush: true }),
  );
  return { rows, sha256: hash.digest("hex") };
}

async function copyStored({ blobs }: Pick<Maintenance, "blobs">, folder: string, file: Stored): Promise<boolean> {
  const copy = await verifiedCopy(blobs, file);
  if (typeof copy === "string") return false;
  const path = filePath(folder, file.blobKey);
  await mkdir(dirname(path), { recursive: true, mode: privateFolder });
  await copyFile(copy.path, path);
  await chmod(path, privateFile);
  await copy.release();
  return true;
}
