import { createReadStream } from "node:fs";
import { type Kysely, type SqlBool, sql } from "kysely";
import { usageFold } from "../../access/usage.ts";
import type { ZipEntry } from "../../catalogue/export/zip.ts";
import { verifiedCopy } from "../../invoices/files/verified-copy.ts";
import type { BlobStore } from "../../platform/blobs/blob-store.ts";
import { foldChanges } from "../../platform/db/fold-changes.ts";
import type { Database } from "../../platform/db/schema.ts";
import { type ExportedTable, exportedTables } from "./exported-tables.ts";

export type ExportSource = Readonly<{ db: Database; blobs: BlobStore }>;

type Row = Readonly<Record<string, unknown>>;

const pageSize = 500;
/** Rows per archive entry, which limits the size of entries. */
const rowsPerEntry = 50_000;

const readMe = `Everything that belongs to this account.

records/   one file a table, one record a line, as JSON. Times are milliseconds since 1970, in UTC.
files/     every document as it was uploaded, under the id of its invoice.
missing.txt  documents whose stored file could not be read, or is not what was uploaded; empty where there is none.

Secrets are not in it: keys of the API and of webhooks are made anew wherever these records go.
`;

/** An account as archive entries, streamed. */
export async function* exportAccount(source: ExportSource, accountId: string): AsyncGenerator<ZipEntry> {
  await foldChanges(source.db, usageFold, accountId);
  yield { name: "README.txt", chunks: [readMe] };
  for (const table of exportedTables) yield* entriesOf(source.db, accountId, table);
  const missing: string[] = [];
  for (const table of ["invoices", "trashed_invoices"]) yield* filesOf(source, { accountId, table, missing });
  yield { name: "missing.txt", chunks: missing.map((id) => `${id}\n`) };
}

async function* entriesOf(db: Database, accountId: string, exported: ExportedTable): AsyncGenerator<ZipEntry> {
  const pages = pagesOf(db, accountId, exported);
  let next = await pages.next();
  for (let part = 1; part === 1 || !next.done; part += 1) {
    const name = `records/${exported.table}${part === 1 ? "" : `-${part}`}.jsonl`;
    async function* chunks(): AsyncGenerator<string> {
      for (let rows = 0; rows < rowsPerEntry && !next.done; next = await pages.next()) {
        rows += next.value.length;
        yield next.value.map((row) => `${JSON.stringify(visible(row, exported))}\n`).join("");
      }
    }
    yield { name, chunks: chunks() };
  }
}

function visible(row: Row, { without = [] }: ExportedTable): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !without.includes(column)));
}

/** Keyset pagination: constant speed, and complete while others write. */
async function* pagesOf(
  db: Database,
  accountId: string,
  { table, key, owner = "account_id" }: ExportedTable,
): AsyncGenerator<Row[], undefined> {
  const untyped = db as unknown as Kysely<Record<string, Row>>;
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let last: Row | undefined;
  for (;;) {
    let query = untyped.selectFrom(table).selectAll().where(owner, "=", accountId).limit(pageSize);
    for (const column of key) query = query.orderBy(column);
    const from = last;
    if (from) query = query.where(sql<SqlBool>`(${columns}) > (${sql.join(key.map((column) => from[column]))})`);
    const rows = await query.execute();
    if (rows.length > 0) yield rows;
    last = rows.at(-1);
    if (rows.length < pageSize) return undefined;
  }
}

type Wanted = Readonly<{ accountId: string; table: string; missing: string[] }>;

async function* filesOf({ db, blobs }: ExportSource, { accountId, table, missing }: Wanted): AsyncGenerator<ZipEntry> {
  const idColumn = table === "invoices" ? "id" : "invoice_id";
  for await (const rows of pagesOf(db, accountId, { table, key: [idColumn] })) {
    for (const row of rows) {
      const id = String(row[idColumn]);
      // Retention may remove a file before its record.
      if (typeof row.file_removed_at === "number") continue;
      const copy = await verifiedCopy(blobs, { blobKey: String(row.blob_key), sha256: String(row.content_sha256) });
      if (typeof copy === "string") {
        missing.push(id);
        continue;
      }
      try {
        yield { name: `files/${id}${extensionOf(String(row.content_type))}`, chunks: createReadStream(copy.path) };
      } finally {
        await copy.release();
      }
    }
  }
}

const extensions: Readonly<Record<string, string>> = {
  "application/pdf": ".pdf",
  "image/png": ".png",
  "image/jpeg": ".jpg",
  "image/tiff": ".tif",
  "image/heic": ".heic",
  "application/xml": ".xml",
  "text/xml": ".xml",
};

const extensionOf = (contentType: string) => extensions[contentType.split(";")[0] ?? ""] ?? "";
