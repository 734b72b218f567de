import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { verifiedCopy } from "../../invoices/files/verified-copy.ts";
import { migrations } from "../../platform/migrations/index.ts";
import { StartProblem } from "../../platform/start-problem.ts";
import type { Maintenance } from "../open-for-maintenance.ts";
import { filePath, type Manifest, manifestPath, tablePath } from "./manifest.ts";
import { openSnapshot, type Row, type Snapshot } from "./snapshot.ts";
import { backupTables, hasFile } from "./tables.ts";

type Stored = Readonly<{ blobKey: string; sha256: string }>;

/**
 * Writes every record and every file into a folder while the service goes on. The records are those of one moment; the files
 * are copied after them, so that every record's file is there, and each is compared with its hash.
 */
export async function takeBackup({ config, blobs }: Maintenance, folder: string): Promise<Manifest> {
  await requireEmpty(folder);
  const snapshot = await openSnapshot(config);
  const files: Stored[] = [];
  const tables: Manifest["tables"] = {};
  try {
    for (const table of backupTables) tables[table] = await writeTable(snapshot, folder, table, files);
  } finally {
    await snapshot.close();
  }
  const missing: string[] = [];
  for (const file of files) if (!(await copyStored({ blobs }, folder, file))) missing.push(file.blobKey);
  const manifest: Manifest = {
    format: 1,
    taken_at: new Date().toISOString(),
    migrations: migrations.map(({ name }) => name),
    tables,
    files: files.length - missing.length,
    missing_files: missing,
  };
  await writeFile(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true });
  return manifest;
}

async function requireEmpty(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new StartProblem(`${folder} is not empty. Give a folder of its own.`);
  await mkdir(dirname(tablePath(folder, "any")));
}

async function writeTable(snapshot: Snapshot, folder: string, table: string, files: Stored[]) {
  const hash = createHash("sha256");
  let rows = 0;
  async function* lines(source: AsyncIterable<Row>): AsyncIterable<string> {
    for await (const row of source) {
      rows += 1;
      if (hasFile(table, row)) files.push({ blobKey: String(row.blob_key), sha256: String(row.content_sha256) });
      const line = `${JSON.stringify(row)}\n`;
      hash.update(line);
      yield line;
    }
  }
  await pipeline(
    Readable.from(lines(snapshot.rows(table))),
    createWriteStream(tablePath(folder, table), { flush: true }),
  );
  return { rows, sha256: hash.digest("hex") };
}

async function copyStored({ blobs }: Pick<Maintenance, "blobs">, folder: string, file: Stored): Promise<boolean> {
  const copy = await verifiedCopy(blobs, file);
  if (typeof copy === "string") return false;
  const path = filePath(folder, file.blobKey);
  await mkdir(dirname(path), { recursive: true });
  await copyFile(copy.path, path);
  await copy.release();
  return true;
}
