import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { filePath, type Manifest, readManifest, tablePath } from "./manifest.ts";
import type { Row } from "./snapshot.ts";
import { hasFile } from "./tables.ts";

export type Verification = Readonly<{
  manifest: Manifest;
  records: number;
  files: number;
  problems: readonly string[];
}>;

/** Reads every record and every file of a backup and compares them with what it says of itself. */
export async function verifyBackup(folder: string): Promise<Verification> {
  const manifest = await readManifest(folder);
  const problems: string[] = [];
  let records = 0;
  let files = 0;
  for (const [table, expected] of Object.entries(manifest.tables)) {
    const hash = createHash("sha256");
    let rows = 0;
    for await (const { line, row } of readTable(folder, table)) {
      hash.update(`${line}\n`);
      rows += 1;
      if (hasFile(table, row) && (await verifyFile(folder, row, manifest, problems))) files += 1;
    }
    records += rows;
    if (rows !== expected.rows) problems.push(`${table} has ${rows} records instead of ${expected.rows}`);
    else if (hash.digest("hex") !== expected.sha256) problems.push(`${table} is not what was written`);
  }
  if (files !== manifest.files) problems.push(`${files} files are as they were, of ${manifest.files}`);
  return { manifest, records, files, problems };
}

export async function* readTable(folder: string, table: string): AsyncIterable<{ line: string; row: Row }> {
  const input = createReadStream(tablePath(folder, table), "utf8");
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield { line, row: JSON.parse(line) as Row };
  }
}

async function verifyFile(folder: string, row: Row, manifest: Manifest, problems: string[]): Promise<boolean> {
  const key = String(row.blob_key);
  if (manifest.missing_files.includes(key)) return false;
  const hash = createHash("sha256");
  try {
    for await (const chunk of createReadStream(filePath(folder, key))) hash.update(chunk as Buffer);
  } catch {
    problems.push(`the file of ${row.id ?? row.invoice_id} is missing`);
    return false;
  }
  if (hash.digest("hex") === row.content_sha256) return true;
  problems.push(`the file of ${row.id ?? row.invoice_id} is not what was uploaded`);
  return false;
}
