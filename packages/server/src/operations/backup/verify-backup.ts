import { createHash } from "node:crypto";
import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { createSecretBox, MissingEncryptionKey, type SecretBox } from "../../platform/encryption/secret-box.ts";
import { filePath, type Manifest, readManifest, tablePath } from "./manifest.ts";
import { type EncryptedSecret, encryptedSecret } from "./secrets.ts";
import type { Row } from "./snapshot.ts";
import { hasFile } from "./tables.ts";

export type Verification = Readonly<{
  manifest: Manifest;
  records: number;
  files: number;
  /** Encrypted secrets, and the names of missing keys. */
  secrets: number;
  missingKeys: readonly string[];
  problems: readonly string[];
}>;

/** Verifies every record and file of a backup against its manifest, and decrypts secrets with the keys. */
export async function verifyBackup(folder: string, keys: readonly Buffer[]): Promise<Verification> {
  const manifest = await readManifest(folder);
  const opener = createSecretBox({ current: undefined, before: keys });
  const found: Findings = { records: 0, files: 0, secrets: 0, missingKeys: new Set(), problems: [] };
  for (const entry of Object.entries(manifest.tables)) await verifyTable({ folder, manifest, opener }, entry, found);
  const { records, files, secrets, missingKeys, problems } = found;
  if (files !== manifest.files) problems.push(`${files} files are as they were, of ${manifest.files}`);
  return { manifest, records, files, secrets, missingKeys: [...missingKeys], problems };
}

type Backup = Readonly<{ folder: string; manifest: Manifest; opener: SecretBox }>;
type Findings = { records: number; files: number; secrets: number; missingKeys: Set<string>; problems: string[] };

async function verifyTable(
  backup: Backup,
  [table, expected]: [string, Manifest["tables"][string]],
  found: Findings,
): Promise<void> {
  const hash = createHash("sha256");
  let rows = 0;
  for await (const { line, row } of readTable(backup.folder, table)) {
    hash.update(`${line}\n`);
    rows += 1;
    if (row === undefined) continue;
    const secret = encryptedSecret(table, row);
    if (secret) verifySecret(backup.opener, table, secret, found);
    if (hasFile(table, row) && (await verifyFile(backup, row, found.problems))) found.files += 1;
  }
  found.records += rows;
  if (rows !== expected.rows) found.problems.push(`${table} has ${rows} records instead of ${expected.rows}`);
  else if (hash.digest("hex") !== expected.sha256) found.problems.push(`${table} is not what was written`);
}

function verifySecret(opener: SecretBox, table: string, secret: EncryptedSecret, found: Findings): void {
  found.secrets += 1;
  const outcome = tryToOpen(opener, secret);
  if (outcome === "no key") found.missingKeys.add(secret.key);
  if (outcome === "damaged") found.problems.push(`a secret of ${table} is damaged`);
}

function tryToOpen(opener: SecretBox, { text, rowIdentity }: EncryptedSecret): "open" | "no key" | "damaged" {
  try {
    opener.decrypt(text, rowIdentity);
    return "open";
  } catch (error) {
    return error instanceof MissingEncryptionKey ? "no key" : "damaged";
  }
}

/** The lines of a table; `row` is undefined for a damaged one. */
export async function* readTable(folder: string, table: string): AsyncIterable<{ line: string; row: Row | undefined }> {
  const path = tablePath(folder, table);
  if (!existsSync(path)) return;
  const input = createReadStream(path, "utf8");
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    yield { line, row: recordOf(line) };
  }
}

function recordOf(line: string): Row | undefined {
  try {
    return JSON.parse(line) as Row;
  } catch {
    return undefined;
  }
}

async function verifyFile({ folder, manifest }: Backup, row: Row, problems: string[]): Promise<boolean> {
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
