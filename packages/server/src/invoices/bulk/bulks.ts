import {
  type Bulk,
  type BulkCounts,
  type BulkFileOptions,
  type BulkFileState,
  type BulkList,
  type BulkSource,
  formatTimestamp,
  isId,
  type Metadata,
  type Version,
} from "@inkvoice/contract";
import { type SqlBool, sql } from "kysely";
import { recordInvoiceEvent } from "../../events/record-invoice-event.ts";
import { refused } from "../../platform/api-error.ts";
import type { Executor, Tx } from "../../platform/db/schema.ts";
import { versionShapeOf } from "../../versions/index.ts";
import { isWaiting } from "../queue/queue.ts";

/** A file of a bulk: its display name, and the path or URL of its bytes. */
export type NewBulkFile = Readonly<{ name: string; place: string; options?: BulkFileOptions | undefined }>;

export type NewBulk = Readonly<{
  id: string;
  accountId: string;
  keyId: string;
  version: Version;
  source: BulkSource;
  archive: Readonly<{ blobKey: string; sha256: string; size: number }> | undefined;
  webhookUrl: string | null;
  lineItems: boolean;
  metadata: Metadata | null;
  wanted: Omit<BulkFileOptions, "metadata">;
  at: number;
}>;

/** Literal SQL: SQLite does not use the partial index of waiting files for a bound parameter. */
export const isFileWaiting = sql<SqlBool>`state = 'waiting'`;

const rowsAtOnce = 200;

/** Inserts the bulk with all its files. Belongs into the transaction that answers the request. */
export async function insertBulk(tx: Tx, bulk: NewBulk, files: readonly NewBulkFile[]): Promise<void> {
  await tx.insertInto("bulks").values(bulkRow(bulk, files.length)).execute();
  for (let start = 0; start < files.length; start += rowsAtOnce) {
    const rows = files.slice(start, start + rowsAtOnce).map((file, index) => fileRow(bulk, file, start + index + 1));
    await tx.insertInto("bulk_files").values(rows).execute();
  }
}

function bulkRow({ id, accountId, keyId, version, source, archive, ...bulk }: NewBulk, files: number) {
  return {
    id,
    account_id: accountId,
    key_id: keyId,
    version,
    source,
    status: "processing" as const,
    blob_key: archive?.blobKey ?? null,
    content_sha256: archive?.sha256 ?? null,
    size: archive?.size ?? 0,
    webhook_url: bulk.webhookUrl,
    line_items: bulk.lineItems ? 1 : 0,
    metadata: bulk.metadata === null ? null : JSON.stringify(bulk.metadata),
    options: optionsText(bulk.wanted),
    files,
    created_at: bulk.at,
    worked_at: bulk.at,
    completed_at: null,
    lease_token: null,
    lease_until: 0,
  };
}

function fileRow({ id, accountId }: NewBulk, { name, place, options }: NewBulkFile, position: number) {
  return {
    bulk_id: id,
    position,
    account_id: accountId,
    name,
    place,
    options: optionsText(options),
    state: "waiting" as const,
    invoice_id: null,
    error_code: null,
    error_message: null,
    tries: 0,
    not_before: 0,
  };
}

const optionsText = (options: BulkFileOptions = {}) =>
  Object.values(options).some((value) => value !== undefined) ? JSON.stringify(options) : null;

const columns = ["id", "status", "source", "metadata", "files", "created_at", "completed_at", "version"] as const;

/** The bulk with its counts. Undefined when the account has no such bulk. */
async function readBulk(executor: Executor, accountId: string, id: string): Promise<Bulk | undefined> {
  if (!isId("bulk", id)) return undefined;
  const row = await executor
    .selectFrom("bulks")
    .select(columns)
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    status: row.status,
    source: row.source,
    created_at: formatTimestamp(row.created_at),
    ...(row.completed_at !== null && { completed_at: formatTimestamp(row.completed_at) }),
    ...(row.metadata !== null && { metadata: JSON.parse(row.metadata) as Metadata }),
    counts: await countFiles(executor, id, row.files),
  };
}

type Page = Readonly<{ limit: number; cursor?: string | undefined }>;

/** The account's bulks, newest first. */
export async function listBulks(executor: Executor, accountId: string, page: Page): Promise<BulkList> {
  let query = executor.selectFrom("bulks").select("id").where("account_id", "=", accountId);
  if (page.cursor !== undefined) query = query.where("id", "<", page.cursor);
  const rows = await query
    .orderBy("id", "desc")
    .limit(page.limit + 1)
    .execute();
  const shown = rows.slice(0, page.limit);
  const bulks = await Promise.all(shown.map(({ id }) => requireBulk(executor, accountId, id)));
  return { bulks, next_cursor: rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null };
}

export async function requireBulk(executor: Executor, accountId: string, id: string): Promise<Bulk> {
  const found = await readBulk(executor, accountId, id);
  if (!found) throw refused("bulk_not_found");
  return found;
}

/** An accepted file has the status of its invoice; an accepted file without an invoice was deleted. */
export const fileState = sql<BulkFileState>`case
  when b.state <> 'taken' then b.state when i.status is null then 'deleted' else i.status end`;

async function countFiles(executor: Executor, id: string, files: number): Promise<BulkCounts> {
  const rows = await executor
    .selectFrom("bulk_files as b")
    .leftJoin("invoices as i", "i.id", "b.invoice_id")
    .where("b.bulk_id", "=", id)
    .select((eb) => [fileState.as("now"), eb.fn.countAll<number>().as("count")])
    .groupBy("now")
    .execute();
  const having = (state: BulkFileState) => Number(rows.find((row) => row.now === state)?.count ?? 0);
  return {
    files,
    waiting: having("waiting"),
    processing: having("processing"),
    completed: having("completed"),
    failed: having("failed"),
    rejected: having("rejected"),
    stopped: having("stopped"),
    deleted: having("deleted"),
  };
}

/**
 * Completes the bulk once, after its last file was finished, removed or stopped; call it in the same transaction. The
 * update that changes nothing locks the row, so that two concurrent last files see each other.
 */
export async function completeBulkIfDone(tx: Tx, id: string, at: number): Promise<void> {
  const bulk = await tx
    .updateTable("bulks")
    .set((eb) => ({ version: eb.ref("version") }))
    .where("id", "=", id)
    .where("completed_at", "is", null)
    .returning(["account_id", "version", "status"])
    .executeTakeFirst();
  if (!bulk) return;
  const files = tx.selectFrom("bulk_files").select("position").where("bulk_id", "=", id).where(isFileWaiting);
  if (await files.executeTakeFirst()) return;
  if (await invoicesWaiting(tx, id).select("id").executeTakeFirst()) return;
  const status = bulk.status === "processing" ? "completed" : bulk.status;
  await tx.updateTable("bulks").set({ completed_at: at, status }).where("id", "=", id).execute();
  const { account_id: accountId, version } = bulk;
  const data = versionShapeOf(version).data(await readBulk(tx, accountId, id));
  const event = { accountId, invoiceId: null, type: "bulk.completed", data, version, webhookUrl: null, at } as const;
  await recordInvoiceEvent(tx, event);
}

/** Invoices of a bulk that are queued or being read. */
export function invoicesWaiting(executor: Executor, id: string) {
  return executor.selectFrom("invoices").where("batch_id", "=", id).where(isWaiting);
}
