import { type ExtractedData, isId, type Metadata, type ReviewState, refusals } from "@inkvoice/contract";
import { addKeyUsage, addUsage } from "../../access/usage.ts";
import { type CountedInvoice, recount } from "../../catalogue/analytics/analytics-counters.ts";
import { changeCounts, dayOf, lockCatalogue } from "../../catalogue/analytics/invoice-counts.ts";
import { recordFacts, recordFailure, rememberUploads } from "../../catalogue/facts.ts";
import { callerMarks, markCallerData, markReview } from "../../catalogue/search/filter-tokens.ts";
import { summarise } from "../../catalogue/summary.ts";
import { recordInvoiceEvent } from "../../events/record-invoice-event.ts";
import { ApiError } from "../../platform/api-error.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { endBulk } from "../bulk/bulks.ts";
import { chargeReading } from "../queue/fair-queue-penalty.ts";
import { type Claim, type Ending, endRow } from "../queue/queue.ts";
import { recordData } from "../record/record-json.ts";
import {
  countRevision,
  insertRows,
  type NewInvoice,
  readRecord,
  replaceExtractedData,
  type WholeRecord,
} from "../record/repository.ts";
import { readStored, type StoredRecord } from "../record/stored-record.ts";
import type { InvoiceServices } from "../services.ts";
import { contentKey, recordParts } from "../split/parts.ts";
import { storeEvidence } from "../worker/stored-evidence.ts";
import { endBatch } from "./batches.ts";

/*
 * The life of an invoice: accepted, ended, corrected; reread.ts and remove-invoice.ts have the rest. Only in these are its row, its counts, what the catalogue says
 * of it, its event and the signals brought together, so that none of them can ever disagree with the others.
 */

/** Inside the transaction that answers the upload; `announceAccepted` follows the commit. */
export async function acceptInvoices(
  tx: Tx,
  accountId: string,
  rows: readonly NewInvoice[],
  now: number,
): Promise<void> {
  await insertRows(tx, accountId, rows);
  await changeCounts(
    tx,
    accountId,
    rows.map(({ created_at }) => ({ createdAt: created_at, status: "processing", by: 1 })),
  );
  await rememberUploads(tx, rows.map(uploadOf));
  const pages = rows.reduce((sum, row) => sum + (row.page_count ?? 1), 0);
  const bytes = rows.reduce((sum, row) => sum + row.size, 0);
  await addUsage(tx, accountId, { day: dayOf(now), documents: rows.length, pages, bytes });
  // One request, or one bulk, brings what one key sent.
  await addKeyUsage(tx, accountId, dayOf(now), [{ keyId: rows[0]?.key_id ?? null, documents: rows.length, pages }]);
}

export function announceAccepted({ signals, metrics }: InvoiceServices, documents: number): void {
  metrics.uploads.inc(documents);
  signals.send("queue");
}

/** False when somebody else has the lease; nothing was changed then, and the result is discarded. */
export async function endInvoice(
  services: InvoiceServices,
  claim: Pick<Claim, "id" | "token">,
  ending: Ending,
): Promise<boolean> {
  const { db, metrics, fileUrls } = services;
  const ended = await db.transaction().execute(async (tx) => {
    const row = await endRow(tx, claim, ending);
    if (!row) return undefined;
    await changeCounts(tx, row.account_id, [
      { createdAt: row.created_at, status: "processing", by: -1 },
      { createdAt: row.created_at, status: row.status, by: 1 },
    ]);
    if (ending.status === "completed") {
      await recordFacts(tx, { ...documentOf(row), data: ending.data });
      await storeEvidence(tx, row, ending.evidence);
      const after = { createdAt: row.created_at, endedAt: ending.at, data: ending.data, corrected: [] };
      await recount(tx, row.account_id, { after });
    } else await recordFailure(tx, row.id);
    await chargeReading(tx, row.account_id, ending.readingMs ?? 0);
    const several = ending.status === "completed" ? ending.parts : undefined;
    // A batch that is complete has an event of its own.
    let isAwaited = row.batch_id !== null;
    for (const each of await recordParts(tx, row, several, ending.at)) {
      const { deliveries } = await recordInvoiceEvent(tx, {
        accountId: each.account_id,
        invoiceId: each.id,
        type: ending.status === "completed" ? "invoice.completed" : "invoice.failed",
        data: recordData(each, fileUrls.sign(each.id), each.version),
        webhookUrl: each.webhook_url,
        reading: each.reading,
        at: ending.at,
      });
      isAwaited ||= deliveries > 0;
      if (ending.status === "completed")
        await markReview(tx, { accountId: each.account_id, invoiceId: each.id }, "open");
    }
    await endGroup(tx, row.batch_id, ending.at);
    return { ...row, isAwaited };
  });
  if (!ended) return false;
  announceEvent(services, ended.isAwaited);
  metrics.endings.inc({ status: ended.status, code: ended.error_code ?? "" });
  return true;
}

/** With the last of its invoices the batch or bulk that a file was sent in is complete. */
export async function endGroup(tx: Tx, id: string | null, at: number): Promise<void> {
  if (id !== null) await (isId("bulk", id) ? endBulk(tx, id, at) : endBatch(tx, id, at));
}

/** An invoice of an account; with a revision, only while it is the present one. */
export type InvoiceTarget = Readonly<{ accountId: string; invoiceId: string; revision?: number | undefined }>;
export type ReadInvoice = StoredRecord & Readonly<{ data: ExtractedData }>;
export type Remade = Readonly<{
  data: ExtractedData;
  /** The paths of what still differs from the reading. */
  corrected: readonly string[];
}>;

/**
 * Changes a stored invoice and tells of it, in the caller's transaction: every change counts the revision up and makes one
 * event. Undefined when the account has no such invoice. `announceChange` follows the commit.
 */
export async function changeInvoice(
  services: InvoiceServices,
  tx: Tx,
  target: InvoiceTarget,
  change: (stored: StoredRecord, now: number) => Promise<void>,
): Promise<WholeRecord | undefined> {
  const { accountId, invoiceId } = target;
  const now = services.clock.now();
  const counted = await countRevision(tx, target);
  const stored = await readStored(tx, accountId, invoiceId);
  if (!stored) return undefined;
  if (!counted) throw new ApiError("REVISION_MISMATCH");
  await change(stored, now);
  const record = await readRecord(tx, accountId, invoiceId);
  if (!record) throw new ApiError("NOT_FOUND");
  await recordInvoiceEvent(tx, {
    accountId,
    invoiceId,
    type: "invoice.updated",
    data: recordData(record, services.fileUrls.sign(invoiceId), record.version),
    webhookUrl: null,
    at: now,
  });
  return record;
}

export function announceChange(services: InvoiceServices): void {
  announceEvent(services);
  services.signals.send("queue");
}

/** Puts a record made anew in the place of the stored one. */
export async function replaceReading(
  tx: Tx,
  stored: StoredRecord,
  remake: (stored: ReadInvoice) => Promise<Remade>,
): Promise<void> {
  const { id, accountId, filename, data: present } = stored;
  if (!present) throw new ApiError("INVALID_REQUEST", refusals.not_read_correct);
  await lockCatalogue(tx, accountId);
  const { data, corrected } = await remake({ ...stored, data: present });
  await recount(tx, accountId, { before: countedOf(stored), after: countedOf({ ...stored, data, corrected }) });
  if (!(await replaceExtractedData(tx, stored, data, corrected))) throw new ApiError("NOT_FOUND");
  const document = { accountId, invoiceId: id, filename, contentSha256: contentKey(stored) };
  await recordFacts(tx, { ...document, data, corrected: corrected.length > 0 });
}

export type Review = Readonly<{ review: ReviewState; reason: string | null; who: string; at: number }>;

/**
 * Notes what somebody thinks of an invoice; who has looked at it is not asked again. One that could not be read can be rejected,
 * never approved.
 */
export async function replaceReview(tx: Tx, stored: StoredRecord, { review, reason, who, at }: Review): Promise<void> {
  const { id, accountId, data, status } = stored;
  const isFailed = status === "failed";
  if (!data && !(isFailed && review !== "approved")) throw new ApiError("INVALID_REQUEST", refusals.not_read_review);
  const isOpen = review === "open";
  await tx.updateTable("invoices").set({ review, review_reason: reason }).where("id", "=", id).execute();
  await tx
    .updateTable("invoice_facts")
    .set({
      reviewed_by: isOpen ? null : who,
      reviewed_at: isOpen ? null : at,
      needs_look: isOpen && (isFailed || (data && summarise(data).doubtful)) ? 1 : 0,
    })
    .where("invoice_id", "=", id)
    .where("account_id", "=", accountId)
    .execute();
  if (!isFailed) await markReview(tx, { accountId, invoiceId: id }, review);
}

/** Notes whose turn it is to look at an invoice; null is anybody's. */
export async function replaceAssignee(
  tx: Tx,
  { id, accountId }: StoredRecord,
  assignee: Readonly<{ id: string; name: string }> | null,
): Promise<void> {
  await tx
    .updateTable("invoices")
    .set({ assigned_to: assignee?.id ?? null, assigned_name: assignee?.name ?? null })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .execute();
}

const nothingRead: ExtractedData = { confidence: {}, locations: {}, checks: [], issues: [] };

/** Makes a document that could not be read one that a person reads: nothing stands in it yet, and all of it can be corrected. */
export async function openByHand(tx: Tx, stored: StoredRecord, at: number): Promise<void> {
  const { id, accountId, createdAt, filename } = stored;
  if (stored.status !== "failed") throw new ApiError("INVALID_REQUEST", refusals.read_already);
  await lockCatalogue(tx, accountId);
  await tx
    .updateTable("invoices")
    .set({ status: "completed", ended_at: at, extracted_data: JSON.stringify(nothingRead), counted: 1 })
    .set({ error_code: null, error_message: null, review: "open", review_reason: null })
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .execute();
  await changeCounts(tx, accountId, [
    { createdAt, status: "failed", by: -1 },
    { createdAt, status: "completed", by: 1 },
  ]);
  await recount(tx, accountId, { after: { createdAt, endedAt: at, data: nothingRead, corrected: [] } });
  const unseen = { reviewed_by: null, reviewed_at: null };
  await tx.updateTable("invoice_facts").set(unseen).where("invoice_id", "=", id).execute();
  const document = { accountId, invoiceId: id, filename, contentSha256: contentKey(stored) };
  await recordFacts(tx, { ...document, data: nothingRead });
  await markReview(tx, { accountId, invoiceId: id }, "open");
}

export type CallerChange = Readonly<{ externalId: string | null; metadata: Metadata | null }>;

/** Puts other data of the caller's beside a document. */
export async function replaceCallerData(tx: Tx, stored: StoredRecord, { externalId, metadata }: CallerChange) {
  const { id, accountId, batchId } = stored;
  const texts = { external_id: externalId, metadata: metadata === null ? null : JSON.stringify(metadata) };
  await tx.updateTable("invoices").set(texts).where("id", "=", id).execute();
  await markCallerData(tx, { accountId, invoiceId: id }, { externalId, metadata, batchId });
}

/** What an invoice adds to the sums of its account; undefined for one that was not read, or not counted yet. */
export function countedOf({
  createdAt,
  endedAt,
  data,
  corrected,
  isCounted,
}: StoredRecord): CountedInvoice | undefined {
  return data && endedAt !== null && isCounted ? { createdAt, endedAt, data, corrected } : undefined;
}

/** Where nobody awaits a delivery, the sender need not look for one. */
export function announceEvent({ signals }: InvoiceServices, isAwaited = true): void {
  if (isAwaited) signals.send("deliveries");
  signals.send("events");
}

type DocumentRow = Readonly<{ id: string; account_id: string; filename: string; content_sha256: string }>;

const documentOf = (row: DocumentRow) => ({
  accountId: row.account_id,
  invoiceId: row.id,
  filename: row.filename,
  contentSha256: row.content_sha256,
});

const uploadOf = (row: NewInvoice) => ({
  ...documentOf(row),
  marks: callerMarks({
    externalId: row.external_id,
    metadata: row.metadata === null ? null : (JSON.parse(row.metadata) as Metadata),
    batchId: row.batch_id,
  }),
});
