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
import { deleteRow, insertRows, isFileHeld, type NewInvoice, replaceExtractedData } from "./repository.ts";
import type { InvoiceServices } from "./services.ts";
import { readStored, type StoredRecord } from "./stored-record.ts";
import { copyFromTrash, copyToTrash, takeFromTrash } from "./trash.ts";

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
  const { db, clock, config, signals } = services;
  const now = clock.now();
  const toTrash = !forGood && config.trashDays > 0;
  const removed = await db.transaction().execute(async (tx) => {
    const keys = await keysOf(tx, accountId, id);
    if (toTrash) await copyToTrash(tx, { accountId, invoiceId: id }, { at: now, by });
    const row = await deleteRow(tx, accountId, id);
    if (!row) return undefined;
    await changeCounts(tx, accountId, [{ createdAt: row.createdAt, status: row.status, by: -1 }]);
    await releaseTwins(tx, accountId, keys);
    await forgetInvoiceEvents(tx, accountId, id, now);
    return { file: await releaseFile(tx, accountId, row) };
  });
  if (!removed) return false;
  await removeFile(services, removed.file);
  signals.send("events");
  return true;
}

/** Brings an invoice back as it was, its events' bodies too. What was canceled when it was deleted is not sent any more. */
export async function restoreInvoice(
  { db, signals }: Pick<InvoiceServices, "db" | "signals">,
  { accountId, invoiceId }: InvoiceTarget,
): Promise<boolean> {
  const returned = await db.transaction().execute(async (tx) => {
    const row = await copyFromTrash(tx, { accountId, invoiceId });
    if (!row) return undefined;
    await changeCounts(tx, accountId, [{ ...row, by: 1 }]);
    await releaseTwins(tx, accountId, await keysOf(tx, accountId, invoiceId));
    return row;
  });
  if (!returned) return false;
  signals.send(returned.status === "processing" ? "queue" : "events");
  return true;
}

/** Removes an invoice that is in the trash for good, with its file. */
export async function discardInvoice(
  services: Pick<InvoiceServices, "db" | "blobs">,
  { accountId, invoiceId }: InvoiceTarget,
): Promise<boolean> {
  const discarded = await services.db.transaction().execute(async (tx) => {
    const row = await takeFromTrash(tx, { accountId, invoiceId });
    if (!row) return undefined;
    const { blob_key: blobKey, created_at: createdAt, size } = row;
    return { file: await releaseFile(tx, accountId, { blobKey, createdAt, size }) };
  });
  if (!discarded) return false;
  await removeFile(services, discarded.file);
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
