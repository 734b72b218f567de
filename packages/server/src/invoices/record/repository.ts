import type { ExtractedData, InvoiceStatus, SplitMode, Version } from "@inkvoice/contract";
import type { CompiledQuery } from "kysely";
import { type CountFilter, insideBounds } from "../../catalogue/analytics/invoice-counts.ts";
import { type RowSource, rowColumns } from "../../catalogue/list/list-row.ts";
import type { PartyColumns } from "../../parties/match-parties.ts";
import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Prepared } from "../../platform/db/database.ts";
import type { Database, Executor, Tx } from "../../platform/db/schema.ts";
import type { InvoiceRow } from "../../platform/db/tables/invoices.ts";
import type { RuledData } from "../../rules/rule-values.ts";
import { isWaiting } from "../queue/queue.ts";
import { recordColumns } from "./record-columns.ts";
import type { RecordRow } from "./record-json.ts";
import { ruleColumns, storedData } from "./stored-data.ts";

export type FindRecord = (accountId: string, id: string) => Promise<RecordRow | undefined>;

type Prepare = (query: CompiledQuery<RecordRow>) => Prepared<RecordRow>;

/** Prepared once: this is the most frequent query. */
export function prepareFindRecord(db: Database, prepare: Prepare): FindRecord {
  const query = db
    .selectFrom("invoices")
    .select(recordColumns)
    .where("id", "=", "")
    .where("account_id", "=", "")
    .compile();
  const run = prepare(query);
  return async (accountId, id) => (await run([id, accountId]))[0];
}

export type Page = Readonly<{ limit: number; offset: number }>;

/** Newest first. */
export async function listInvoices(
  executor: Executor,
  accountId: string,
  filter: CountFilter,
  page: Page,
): Promise<RowSource[]> {
  let rows = executor
    .selectFrom("invoices")
    .select("id")
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit)
    .offset(page.offset);
  const { first, last } = insideBounds(filter);
  if (filter.status) rows = rows.where("status", "=", filter.status);
  if (filter.after !== undefined) rows = rows.where("created_at", ">=", first);
  if (filter.before !== undefined) rows = rows.where("created_at", "<=", last);
  // Finds the page by the index alone and joins only its rows.
  return await executor
    .selectFrom(rows.as("page"))
    .innerJoin("invoices as i", "i.id", "page.id")
    .innerJoin("invoice_facts as f", "f.invoice_id", "i.id")
    .select(rowColumns)
    .orderBy("i.created_at", "desc")
    .orderBy("i.id", "desc")
    .execute();
}

export type StoredFile = Readonly<{
  accountId: string;
  blobKey: string;
  contentType: string;
  filename: string;
  size: number;
  sha256: string;
}>;

/** File of an invoice. Without `accountId` the caller has verified a signature for this invoice. */
export async function findStoredFile(
  executor: Executor,
  id: string,
  accountId?: string,
): Promise<StoredFile | undefined> {
  let query = executor
    .selectFrom("invoices")
    .select(["account_id", "blob_key", "content_type", "filename", "size", "content_sha256"])
    .where("id", "=", id)
    .where("file_removed_at", "is", null);
  if (accountId !== undefined) query = query.where("account_id", "=", accountId);
  const row = await query.executeTakeFirst();
  if (!row) return undefined;
  return {
    accountId: row.account_id,
    blobKey: row.blob_key,
    contentType: row.content_type,
    filename: row.filename,
    size: row.size,
    sha256: row.content_sha256,
  };
}

/** The columns known at upload; the others stay empty until extraction. */
export type NewInvoice = Pick<
  InvoiceRow,
  | "id"
  | "account_id"
  | "batch_id"
  | "version"
  | "filename"
  | "content_type"
  | "content_sha256"
  | "size"
  | "page_count"
  | "blob_key"
  | "webhook_url"
  | "line_items"
  | "created_at"
> & {
  split: SplitMode;
  external_id: string | null;
  metadata: string | null;
  fields: string | null;
  key_id: string | null;
};

/**
 * Start tag of fair queueing: one after the account's last waiting document, or that of the front of the queue if it
 * has none. An account with a thousand documents thus queues them one after another, while the first document of
 * another account goes to the front. Finished documents do not count against an account.
 */
async function nextQueueTag(tx: Tx, accountId: string): Promise<number> {
  const [place] = await findPlace(tx, [{ accountId }]);
  return place?.own == null ? (place?.front ?? 0) : place.own + 1;
}

const findPlace = cachedStatement<{ accountId: string }, { own: number | null; front: number | null }>(
  ["accountId"],
  (db, [account]) => {
    const waiting = db.selectFrom("invoices").where(isWaiting).select("queue_tag").limit(1);
    const own = waiting.where("account_id", "=", account!.accountId).orderBy("queue_tag", "desc");
    return db.selectNoFrom([own.as("own"), waiting.orderBy("queue_tag").orderBy("id").as("front")]);
  },
);

type QueuedInvoice = NewInvoice & { queue_tag: number };

const insertQueued = cachedStatement<QueuedInvoice, unknown>(
  [
    "id",
    "account_id",
    "batch_id",
    "version",
    "filename",
    "content_type",
    "content_sha256",
    "size",
    "page_count",
    "blob_key",
    "webhook_url",
    "line_items",
    "split",
    "external_id",
    "metadata",
    "fields",
    "key_id",
    "created_at",
    "queue_tag",
  ],
  (db, rows) =>
    db
      .insertInto("invoices")
      .values(rows.map((row) => ({ ...row, status: "processing" as const, attempts: 0, lease_until: 0 }))),
);

export async function insertRows(tx: Tx, accountId: string, invoices: readonly NewInvoice[]): Promise<void> {
  const tag = await nextQueueTag(tx, accountId);
  await insertQueued(
    tx,
    invoices.map((invoice, index) => ({ ...invoice, queue_tag: tag + index })),
  );
}

export type DeletedRow = Readonly<{
  blobKey: string;
  status: InvoiceStatus;
  createdAt: number;
  size: number;
  batchId: string | null;
  /** Whether retention has already removed the file. */
  fileRemoved: boolean;
}>;

/**
 * Locks invoice rows until the transaction ends. To avoid deadlocks, every transaction locks rows first, in the order
 * of their ids, and then what invoices share (`lockFacts`). An update that changes nothing locks a row on either
 * database.
 */
export async function lockInvoiceRows(tx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].sort())
    await tx
      .updateTable("invoices")
      .set((eb) => ({ id: eb.ref("id") }))
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .execute();
}

export async function deleteRow(tx: Tx, accountId: string, id: string): Promise<DeletedRow | undefined> {
  const row = await tx
    .deleteFrom("invoices")
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning(["blob_key", "status", "created_at", "size", "batch_id", "file_removed_at"])
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    blobKey: row.blob_key,
    status: row.status,
    createdAt: row.created_at,
    size: row.size,
    batchId: row.batch_id,
    fileRemoved: row.file_removed_at !== null,
  };
}

/** Whether an invoice (trash included) references the file. */
export async function isFileReferenced(executor: Executor, blobKey: string): Promise<boolean> {
  const held = await executor.selectFrom("invoices").select("id").where("blob_key", "=", blobKey).executeTakeFirst();
  if (held) return true;
  const trashed = executor.selectFrom("trashed_invoices").select("invoice_id").where("blob_key", "=", blobKey);
  return (await trashed.executeTakeFirst()) !== undefined;
}

/** Resets an ended row to the state after its upload. */
export async function resetToProcessing(
  tx: Tx,
  { id, accountId }: Readonly<{ id: string; accountId: string }>,
  { split, lineItems }: Readonly<{ split?: string | undefined; lineItems?: boolean | undefined }>,
): Promise<void> {
  const unread = { extracted_data: null, total_amount: null, currency: null };
  const unsettled = { direction: null, vendor_id: null, vendor_match: null, rules: null, rules_replaced: null };
  const unjudged = {
    error_code: null,
    error_message: null,
    corrected: null,
    review: "open",
    review_reason: null,
    approvals: null,
  } as const;
  const untried = {
    attempts: 0,
    interruptions: 0,
    postponements: 0,
    damaged_reads: 0,
    lease_token: null,
    lease_until: 0,
  };
  const tag = await nextQueueTag(tx, accountId);
  await tx
    .updateTable("invoices")
    .set({
      ...unread,
      ...unsettled,
      ...unjudged,
      ...untried,
      status: "processing",
      ended_at: null,
      reading_ms: null,
      counted: 0,
    })
    .set((set) => ({ part_of: null, parts: null, queue_tag: tag, reading: set("reading", "+", 1) }))
    .set({ ...(split && { split }), ...(lineItems !== undefined && { line_items: lineItems ? 1 : 0 }) })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .execute();
  await tx.deleteFrom("invoice_evidence").where("invoice_id", "=", id).execute();
}

/** A record with the columns that its events need. */
export type EventRecord = RecordRow & Pick<InvoiceRow, "account_id" | "webhook_url"> & { version: Version };

export async function readRecord(executor: Executor, accountId: string, id: string): Promise<EventRecord | undefined> {
  return await executor
    .selectFrom("invoices")
    .select([...recordColumns, "account_id", "webhook_url", "version"])
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/**
 * Increments the revision, which locks the row until the transaction ends, so that only one of two concurrent changes
 * to the same revision succeeds. False when the account has no such invoice or the revision differs.
 */
export async function incrementRevision(
  tx: Tx,
  { accountId, invoiceId, revision }: Readonly<{ accountId: string; invoiceId: string; revision?: number | undefined }>,
): Promise<boolean> {
  let update = tx
    .updateTable("invoices")
    .set((set) => ({ revision: set("revision", "+", 1) }))
    .where("id", "=", invoiceId)
    .where("account_id", "=", accountId);
  if (revision !== undefined) update = update.where("revision", "=", revision);
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Takes `incrementRevision` back in the same transaction, where nothing was changed after all. */
export async function decrementRevision(
  tx: Tx,
  { accountId, invoiceId }: Readonly<{ accountId: string; invoiceId: string }>,
): Promise<void> {
  await tx
    .updateTable("invoices")
    .set((set) => ({ revision: set("revision", "-", 1) }))
    .where("id", "=", invoiceId)
    .where("account_id", "=", accountId)
    .execute();
}

type Replacement = Readonly<{
  data: Partial<ExtractedData>;
  corrected: readonly string[];
  parties: PartyColumns;
  ruled: Omit<RuledData, "data">;
}>;

/** Replaces the extracted data; false when the account has no such completed invoice. */
export async function replaceExtractedData(
  tx: Tx,
  { accountId, id }: Readonly<{ accountId: string; id: string }>,
  { data, corrected, parties, ruled }: Replacement,
): Promise<boolean> {
  const outcome = await tx
    .updateTable("invoices")
    .set({
      corrected: corrected.length === 0 ? null : JSON.stringify(corrected),
      extracted_data: storedData(data),
      total_amount: data.total_amount ?? null,
      currency: data.currency ?? null,
      ...parties,
      ...ruleColumns(ruled),
    })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .where("status", "=", "completed")
    .executeTakeFirst();
  return outcome.numUpdatedRows > 0n;
}
