import {
  type ExtractedData,
  formatTimestamp,
  isId,
  type Metadata,
  type PartOf,
  type ReviewState,
  refusals,
  type SplitMode,
  withValues,
} from "@inkvoice/contract";
import { addUsage, subtractStored } from "../access/usage.ts";
import { type CountedInvoice, recount } from "../catalogue/analytics-counters.ts";
import { changeCounts, dayOf, lockCatalogue } from "../catalogue/counts.ts";
import {
  forgetReading,
  keysOf,
  recordFacts,
  recordFailure,
  releaseTwins,
  rememberUploads,
  wordsOf,
} from "../catalogue/facts.ts";
import { callerMarks, markCallerData, markReview } from "../catalogue/marks.ts";
import { summarise } from "../catalogue/summary.ts";
import { forgetParts, rememberParts } from "../catalogue/word-parts.ts";
import { forgetInvoiceEvents } from "../events/forget-invoice.ts";
import { recordInvoiceEvent } from "../events/record-invoice-event.ts";
import { ApiError } from "../platform/api-error.ts";
import type { Tx } from "../platform/db/schema.ts";
import { endBatch } from "./batches.ts";
import { endBulk } from "./bulk/bulks.ts";
import { chargeReading } from "./charge-reading.ts";
import { storeEvidence } from "./evidence.ts";
import { contentKey, recordParts } from "./parts.ts";
import { type Claim, type Ending, endRow } from "./queue.ts";
import { recordData } from "./record.ts";
import {
  countRevision,
  deleteRow,
  insertRows,
  isFileHeld,
  type NewInvoice,
  readRecord,
  replaceExtractedData,
  resetRow,
  type WholeRecord,
} from "./repository.ts";
import type { InvoiceServices } from "./services.ts";
import { readStored, type StoredRecord } from "./stored-record.ts";
import { copyFromTrash, copyToTrash, takeFromTrash, wasFileRemoved } from "./trash.ts";

/*
 * The life of an invoice: accepted, ended, corrected, removed, brought back. Only here are its row, its counts, what the catalogue says
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
    for (const each of await recordParts(tx, row, several, ending.at)) {
      await recordInvoiceEvent(tx, {
        accountId: each.account_id,
        invoiceId: each.id,
        type: ending.status === "completed" ? "invoice.completed" : "invoice.failed",
        data: recordData(each, fileUrls.sign(each.id), each.version),
        webhookUrl: each.webhook_url,
        reading: each.reading,
        at: ending.at,
      });
      if (ending.status === "completed")
        await markReview(tx, { accountId: each.account_id, invoiceId: each.id }, "open");
    }
    await endGroup(tx, row.batch_id, ending.at);
    return row;
  });
  if (!ended) return false;
  announceEvent(services);
  metrics.endings.inc({ status: ended.status, code: ended.error_code ?? "" });
  return true;
}

/** With the last of its invoices the batch or bulk that a file was sent in is complete. */
async function endGroup(tx: Tx, id: string | null, at: number): Promise<void> {
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

export type Reread = Readonly<{ split?: SplitMode | undefined; lineItems?: boolean | undefined }>;

/**
 * Puts a document back into the queue. What was read and corrected before is forgotten, and so are the records of the other
 * invoices in its file, which the new reading makes again.
 */
export async function queueAgain(services: InvoiceServices, tx: Tx, stored: StoredRecord, wish: Reread): Promise<void> {
  const { id, accountId } = stored;
  if (stored.status === "processing") return;
  requireWholeFile(stored);
  for (const part of stored.parts === null ? [] : (JSON.parse(stored.parts) as string[]))
    if (part !== id) await removeRow(services, tx, { accountId, invoiceId: part });
  await backToQueue(tx, stored, wish);
}

/** Makes an ended document a waiting one. `split`: a mode, or the pages of each invoice as JSON. */
export async function backToQueue(
  tx: Tx,
  stored: StoredRecord,
  wish: Readonly<{ split?: string | undefined; lineItems?: boolean | undefined }>,
): Promise<void> {
  const { id, accountId, filename, contentSha256 } = stored;
  await lockCatalogue(tx, accountId);
  await recount(tx, accountId, { before: countedOf(stored) });
  await resetRow(tx, stored, wish);
  await changeCounts(tx, accountId, [
    { createdAt: stored.createdAt, status: stored.status, by: -1 },
    { createdAt: stored.createdAt, status: "processing", by: 1 },
  ]);
  await forgetReading(tx, {
    accountId,
    invoiceId: id,
    filename,
    contentSha256: contentKey({ ...stored, contentSha256 }),
  });
  await markReview(tx, { accountId, invoiceId: id }, null);
}

function requireWholeFile({ partOf, id, fileRemovedAt }: StoredRecord): void {
  if (fileRemovedAt !== null) throw new ApiError("INVALID_REQUEST", refusals.file_gone_reading);
  const place = partOf === null ? undefined : (JSON.parse(partOf) as PartOf);
  if (place && place.file_of !== id)
    throw new ApiError("INVALID_REQUEST", withValues(refusals.one_of_several, { id: place.file_of }));
}

export type Removal = Readonly<{
  /** Past the trash: nothing brings it back. */
  forGood?: boolean;
  /** Who deletes it, as the trash says. */
  by?: string;
}>;

/**
 * Removes an invoice with its counts and its events' bodies: into the trash, or for good with its file. Whoever is reading it
 * at that moment finds no row to end.
 */
export async function removeInvoice(
  services: InvoiceServices,
  accountId: string,
  id: string,
  { forGood = false, by = "" }: Removal = {},
): Promise<boolean> {
  const toTrash = !forGood && services.config.trashDays > 0;
  const removed = await services.db
    .transaction()
    .execute((tx) => removeRow(services, tx, { accountId, invoiceId: id }, toTrash ? by : undefined));
  if (!removed) return false;
  await removeFile(services, removed.file);
  if (!toTrash) await services.dialect.shortenLog.execute(services.db);
  announceEvent(services);
  return true;
}

/** The removal inside a transaction; its file is for whoever commits to remove. `by` puts it into the trash. */
export async function removeRow(
  { clock }: InvoiceServices,
  tx: Tx,
  { accountId, invoiceId }: InvoiceTarget,
  by?: string,
): Promise<Readonly<{ file: string | undefined }> | undefined> {
  const at = clock.now();
  const keys = await keysOf(tx, accountId, invoiceId);
  const words = await wordsOf(tx, invoiceId);
  const stored = await readStored(tx, accountId, invoiceId);
  if (by !== undefined) await copyToTrash(tx, { accountId, invoiceId }, { at, by });
  const row = await deleteRow(tx, accountId, invoiceId);
  if (!row) return undefined;
  await lockCatalogue(tx, accountId);
  await changeCounts(tx, accountId, [{ createdAt: row.createdAt, status: row.status, by: -1 }]);
  if (stored) await recount(tx, accountId, { before: countedOf(stored) });
  await releaseTwins(tx, accountId, keys);
  await forgetParts(tx, accountId, words);
  await forgetInvoiceEvents(tx, accountId, invoiceId, at);
  const data = { id: invoiceId, deleted_at: formatTimestamp(at) };
  await recordInvoiceEvent(tx, { accountId, invoiceId, type: "invoice.deleted", data, webhookUrl: null, at });
  await endGroup(tx, row.batchId, at);
  return { file: row.fileRemoved ? undefined : await releaseFile(tx, accountId, row) };
}

/** Brings an invoice back as it was, its events' bodies too. What was canceled when it was deleted is not sent any more. */
export async function restoreInvoice(
  { db, signals }: Pick<InvoiceServices, "db" | "signals">,
  { accountId, invoiceId }: InvoiceTarget,
): Promise<boolean> {
  const returned = await db.transaction().execute(async (tx) => {
    const row = await copyFromTrash(tx, { accountId, invoiceId });
    if (!row) return undefined;
    await lockCatalogue(tx, accountId);
    await changeCounts(tx, accountId, [{ ...row, by: 1 }]);
    const stored = await readStored(tx, accountId, invoiceId);
    if (stored) await recount(tx, accountId, { after: countedOf(stored) });
    await releaseTwins(tx, accountId, await keysOf(tx, accountId, invoiceId));
    await rememberParts(tx, accountId, await wordsOf(tx, invoiceId));
    return row;
  });
  if (!returned) return false;
  signals.send(returned.status === "processing" ? "queue" : "events");
  return true;
}

/** Removes an invoice that is in the trash for good, with its file. */
export async function discardInvoice(
  services: Pick<InvoiceServices, "db" | "blobs" | "dialect">,
  { accountId, invoiceId }: InvoiceTarget,
): Promise<boolean> {
  const discarded = await services.db.transaction().execute(async (tx) => {
    const row = await takeFromTrash(tx, { accountId, invoiceId });
    if (!row) return undefined;
    const { blob_key: blobKey, created_at: createdAt, size } = row;
    return { file: wasFileRemoved(row) ? undefined : await releaseFile(tx, accountId, { blobKey, createdAt, size }) };
  });
  if (!discarded) return false;
  await removeFile(services, discarded.file);
  await services.dialect.shortenLog.execute(services.db);
  return true;
}

type HeldFile = Readonly<{ blobKey: string; createdAt: number; size: number }>;

/** The key of a file that nobody holds any more, which is no longer counted; undefined where an invoice still stands in it. */
async function releaseFile(
  tx: Tx,
  accountId: string,
  { blobKey, createdAt, size }: HeldFile,
): Promise<string | undefined> {
  if (await isFileHeld(tx, blobKey)) return undefined;
  await subtractStored(tx, accountId, { day: dayOf(createdAt), bytes: size });
  return blobKey;
}

/** After the commit. A file that cannot be removed now is an orphan, which housekeeping removes later. */
async function removeFile({ blobs }: Pick<InvoiceServices, "blobs">, blobKey: string | undefined): Promise<void> {
  if (blobKey !== undefined) await blobs.remove(blobKey).catch(() => undefined);
}

/** What an invoice adds to the sums of its account; undefined for one that was not read, or not counted yet. */
function countedOf({ createdAt, endedAt, data, corrected, isCounted }: StoredRecord): CountedInvoice | undefined {
  return data && endedAt !== null && isCounted ? { createdAt, endedAt, data, corrected } : undefined;
}

function announceEvent({ signals }: InvoiceServices): void {
  signals.send("deliveries");
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
