import type { ExtractedData } from "@inkvoice/contract";
import { addUsage, subtractStored } from "../access/usage.ts";
import { changeCounts, dayOf, lockCatalogue } from "../catalogue/counts.ts";
import { keysOf, recordFacts, releaseTwins, rememberUploads } from "../catalogue/facts.ts";
import { forgetInvoiceEvents } from "../events/forget-invoice.ts";
import { recordInvoiceEvent } from "../events/record-invoice-event.ts";
import { ApiError } from "../platform/api-error.ts";
import type { Tx } from "../platform/db/schema.ts";
import { chargeReading } from "./charge-reading.ts";
import { contentKey, recordParts } from "./parts.ts";
import { type Claim, type Ending, endRow } from "./queue.ts";
import { recordData } from "./record.ts";
import { deleteRow, insertRows, type NewInvoice, replaceExtractedData } from "./repository.ts";
import type { InvoiceServices } from "./services.ts";
import { readStored, type StoredRecord } from "./stored-record.ts";

/*
 * The life of an invoice: accepted, ended, corrected, removed. Only here are its row, its counts, what the catalogue says
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
  await rememberUploads(tx, rows.map(documentOf));
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
    if (ending.status === "completed") await recordFacts(tx, { ...documentOf(row), data: ending.data });
    await chargeReading(tx, row.account_id, ending.readingMs ?? 0);
    const several = ending.status === "completed" ? ending.parts : undefined;
    for (const each of several ? await recordParts(tx, row, several, ending.at) : [row]) {
      await recordInvoiceEvent(tx, {
        accountId: each.account_id,
        invoiceId: each.id,
        type: ending.status === "completed" ? "invoice.completed" : "invoice.failed",
        data: recordData(each, fileUrls.sign(each.id), each.version),
        webhookUrl: each.webhook_url,
        at: ending.at,
      });
    }
    return row;
  });
  if (!ended) return false;
  announceEvent(services);
  metrics.endings.inc({ status: ended.status, code: ended.error_code ?? "" });
  return true;
}

export type InvoiceTarget = Readonly<{ accountId: string; invoiceId: string }>;
export type ReadInvoice = StoredRecord & Readonly<{ data: ExtractedData }>;
export type Remade = Readonly<{
  data: ExtractedData;
  /** Whether anything of it still differs from the reading. */
  corrected: boolean;
}>;

/** Puts a record made anew in the place of the stored one. Undefined when the account has no such invoice. */
export async function correctInvoice(
  services: InvoiceServices,
  { accountId, invoiceId }: InvoiceTarget,
  remake: (tx: Tx, stored: ReadInvoice, now: number) => Promise<Remade>,
): Promise<StoredRecord | undefined> {
  const now = services.clock.now();
  const corrected = await services.db.transaction().execute(async (tx) => {
    const stored = await readStored(tx, accountId, invoiceId);
    if (!stored) return undefined;
    const { data: present } = stored;
    if (!present) throw new ApiError("INVALID_REQUEST", "Only an invoice that was read can be corrected.");
    await lockCatalogue(tx, accountId);
    const remade = await remake(tx, { ...stored, data: present }, now);
    await storeCorrection(services, tx, { stored, now, ...remade });
    return { ...stored, data: remade.data };
  });
  if (corrected) announceEvent(services);
  return corrected;
}

type Correction = Remade & Readonly<{ stored: StoredRecord; now: number }>;

async function storeCorrection({ fileUrls }: InvoiceServices, tx: Tx, correction: Correction): Promise<void> {
  const { stored, data, corrected, now } = correction;
  const { id, accountId } = stored;
  if (!(await replaceExtractedData(tx, accountId, id, data))) throw new ApiError("NOT_FOUND");
  const { filename } = stored;
  await recordFacts(tx, { accountId, invoiceId: id, filename, contentSha256: contentKey(stored), data, corrected });
  const record = {
    id,
    status: stored.status,
    created_at: stored.createdAt,
    ended_at: stored.endedAt,
    extracted_data: JSON.stringify(data),
    error_code: null,
    error_message: null,
    part_of: stored.partOf,
    parts: stored.parts,
  };
  await recordInvoiceEvent(tx, {
    accountId,
    invoiceId: id,
    type: "invoice.updated",
    data: recordData(record, fileUrls.sign(id), stored.version),
    webhookUrl: null,
    at: now,
  });
}

/**
 * Removes an invoice with its counts, its events' bodies and its file, unless other invoices stand in it. Whoever is reading it at that moment finds no row
 * to end. A file that cannot be removed now is an orphan, which housekeeping removes later.
 */
export async function removeInvoice(services: InvoiceServices, accountId: string, id: string): Promise<boolean> {
  const { db, blobs, clock } = services;
  const removed = await db.transaction().execute(async (tx) => {
    const keys = await keysOf(tx, accountId, id);
    const row = await deleteRow(tx, accountId, id);
    if (!row) return undefined;
    await changeCounts(tx, accountId, [{ createdAt: row.createdAt, status: row.status, by: -1 }]);
    // A file that other invoices stand in as well is kept.
    if (row.blobKey !== null) await subtractStored(tx, accountId, { day: dayOf(row.createdAt), bytes: row.size });
    await releaseTwins(tx, accountId, keys);
    await forgetInvoiceEvents(tx, accountId, id, clock.now());
    return row;
  });
  if (!removed) return false;
  if (removed.blobKey !== null) await blobs.remove(removed.blobKey).catch(() => undefined);
  return true;
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
