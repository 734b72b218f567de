import type { ExtractedData, InvoiceStatus } from "@inkvoice/contract";
import type { PartyColumns } from "../../parties/match-parties.ts";
import { ApiError } from "../../platform/api-error.ts";
import type { Tx } from "../../platform/db/schema.ts";
import type { DataAfterRules } from "../../rules/rule-values.ts";
import { nextQueueTag } from "../queue/queue-tag.ts";
import { ruleColumns, storedData } from "./stored-data.ts";

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

/** Columns of an invoice that nothing has read yet. */
const afterUpload = {
  status: "processing",
  ended_at: null,
  reading_ms: null,
  counted: 0,
  part_of: null,
  parts: null,
  extracted_data: null,
  total_amount: null,
  currency: null,
  error_code: null,
  error_message: null,
  direction: null,
  vendor_id: null,
  vendor_match: null,
  rules: null,
  rules_replaced: null,
  corrected: null,
  review: "open",
  review_reason: null,
  approvals: null,
  attempts: 0,
  interruptions: 0,
  postponements: 0,
  damaged_reads: 0,
  lease_token: null,
  lease_until: 0,
} as const;

/** Resets an ended row to the state after its upload. */
export async function resetToProcessing(
  tx: Tx,
  { id, accountId }: Readonly<{ id: string; accountId: string }>,
  { split, lineItems }: Readonly<{ split?: string | undefined; lineItems?: boolean | undefined }>,
): Promise<void> {
  const tag = await nextQueueTag(tx, accountId);
  await tx
    .updateTable("invoices")
    .set(afterUpload)
    .set((set) => ({ queue_tag: tag, reading: set("reading", "+", 1) }))
    .set({ ...(split && { split }), ...(lineItems !== undefined && { line_items: lineItems ? 1 : 0 }) })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .execute();
  await tx.deleteFrom("invoice_evidence").where("invoice_id", "=", id).execute();
}

type RowRevision = Readonly<{ accountId: string; invoiceId: string; revision?: number | undefined }>;

/**
 * Increments the revision, which locks the row until the transaction ends, so that only one of two concurrent changes
 * to the same revision succeeds. False when the account has no such invoice or the revision differs.
 */
export async function incrementRevision(tx: Tx, { accountId, invoiceId, revision }: RowRevision): Promise<boolean> {
  let update = tx
    .updateTable("invoices")
    .set((set) => ({ revision: set("revision", "+", 1) }))
    .where("id", "=", invoiceId)
    .where("account_id", "=", accountId);
  if (revision !== undefined) update = update.where("revision", "=", revision);
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Requires lockInvoiceRows. A missing invoice passes. */
export async function requireRevision(tx: Tx, { accountId, invoiceId, revision }: RowRevision): Promise<void> {
  if (revision === undefined) return;
  const row = await tx
    .selectFrom("invoices")
    .select("revision")
    .where("id", "=", invoiceId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  if (row && row.revision !== revision) throw new ApiError("REVISION_MISMATCH");
}

/** Undoes `incrementRevision` in the same transaction if nothing was changed. */
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
  ruled: Omit<DataAfterRules, "data">;
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
