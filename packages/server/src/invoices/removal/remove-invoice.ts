import { formatTimestamp } from "@inkvoice/contract";
import { subtractStoredBytes } from "../../access/usage.ts";
import { foldAnalytics } from "../../catalogue/analytics/fold-analytics.ts";
import { changeCounts, dayOf } from "../../catalogue/analytics/invoice-counts.ts";
import { updateAnalytics } from "../../catalogue/analytics/update-analytics.ts";
import { forgetDismissals } from "../../catalogue/dismissed-duplicates.ts";
import { duplicateKeysOf, refreshDuplicates } from "../../catalogue/duplicates.ts";
import { lockFacts } from "../../catalogue/lock-facts.ts";
import { searchTermsOf } from "../../catalogue/search/invoice-terms.ts";
import { insertSuffixes, noteUnusedWords, unusedWordFold } from "../../catalogue/search/word-suffixes.ts";
import { deleteEventBodies } from "../../events/event-bodies.ts";
import { recordInvoiceEvent } from "../../events/record-invoice-event.ts";
import { forgetSnapshots } from "../../exports/exported-invoices.ts";
import {
  deleteSharesInDeletedOrders,
  keepSharesOf,
  ordersOfInvoice,
  putSharesAfterApproved,
} from "../../matching/order-shares.ts";
import { foldChanges } from "../../platform/db/fold-changes.ts";
import { lock } from "../../platform/db/locks.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { isFileReferenced } from "../files/stored-file.ts";
import { announceEvent, type InvoiceToChange } from "../lifecycle/change-invoice.ts";
import { completeGroup } from "../lifecycle/end-invoice.ts";
import { matchOtherInvoices, matchRestored } from "../lifecycle/matching/order-changes.ts";
import { forgetDeletedVendor } from "../lifecycle/matching/vendor-changes.ts";
import { analyticsEntryOf } from "../lifecycle/replace-data.ts";
import { deleteRow, lockInvoiceRows, requireRevision } from "../record/change-row.ts";
import { readStored } from "../record/stored-record.ts";
import type { ChangeServices, InvoiceServices } from "../services.ts";
import { deleteDocumentTraces } from "./document-traces.ts";
import { copyFromTrash, copyToTrash, takeFromTrash, wasFileRemoved } from "./trash.ts";

/** State transitions at the end of an invoice's life: removed, restored, discarded. */

export type Removal = Readonly<{
  /** Bypasses the trash; cannot be undone. */
  forGood?: boolean;
  /** Who deleted it, as shown in the trash. */
  by?: string;
  /** Removed by age: its orders stay invoiced. */
  isExpired?: boolean;
  /** Refused unless this is the current revision (`If-Match`). */
  revision?: number | undefined;
  audit: WriteEntry;
}>;

/** Writes the audit entry of an act in its transaction. */
export type WriteEntry = (tx: Tx) => Promise<void>;

/**
 * Removes an invoice with its counters and event bodies: into the trash, or permanently with its file. A worker that is
 * reading it finds no row to update.
 */
export async function removeInvoice(
  services: InvoiceServices,
  accountId: string,
  id: string,
  { forGood = false, by = "", isExpired = false, revision, audit }: Removal,
): Promise<boolean> {
  const toTrash = !forGood && services.config.trashDays > 0;
  const removed = await services.db.transaction().execute(async (tx) => {
    const target = { accountId, invoiceId: id, revision };
    if (!toTrash) await deleteDocumentTraces(tx, target);
    const row = await removeRow(services, tx, target, { isExpired, ...(toTrash && { by }) });
    if (row) await audit(tx);
    return row;
  });
  if (!removed) return false;
  await removeFile(services, removed.file);
  if (!toTrash) await removeTraces(services, accountId);
  announceEvent(services);
  return true;
}

/**
 * Removes an invoice within a transaction; the caller removes the returned file after the commit. With `by` it goes to
 * the trash.
 */
export async function removeRow(
  services: InvoiceServices,
  tx: Tx,
  { accountId, invoiceId, revision }: InvoiceToChange,
  { by, isExpired = false }: Pick<Removal, "by" | "isExpired"> = {},
): Promise<Readonly<{ file: string | undefined }> | undefined> {
  const at = services.clock.now();
  await lockInvoiceRows(tx, accountId, [invoiceId]);
  await requireRevision(tx, { accountId, invoiceId, revision });
  const orderIds = await ordersOfInvoice(tx, invoiceId);
  if (orderIds.length > 0) await lock(tx, "orders", accountId);
  if (isExpired) await keepSharesOf(tx, invoiceId);
  // Before its facts are deleted.
  await lockFacts(tx, { accountId, invoiceIds: [invoiceId] });
  const keys = await duplicateKeysOf(tx, accountId, invoiceId);
  const words = await searchTermsOf(tx, invoiceId);
  const stored = await readStored(tx, accountId, invoiceId);
  if (by !== undefined) await copyToTrash(tx, { accountId, invoiceId }, { at, by });
  else {
    await forgetSnapshots(tx, accountId, invoiceId);
    await forgetDismissals(tx, accountId, invoiceId);
  }
  const row = await deleteRow(tx, accountId, invoiceId);
  if (!row) return undefined;
  await changeCounts(tx, accountId, [{ createdAt: row.createdAt, status: row.status, by: -1 }]);
  if (stored) await updateAnalytics(tx, accountId, { before: analyticsEntryOf(stored) });
  await matchOtherInvoices(services, tx, accountId, { orderIds, except: invoiceId });
  await refreshDuplicates(tx, accountId, keys);
  await noteUnusedWords(tx, accountId, words);
  await deleteEventBodies(tx, accountId, invoiceId, at);
  const data = { id: invoiceId, deleted_at: formatTimestamp(at) };
  await recordInvoiceEvent(tx, { accountId, invoiceId, type: "invoice.deleted", data, webhookUrl: null, at });
  await completeGroup(tx, row.batchId, at);
  return { file: row.fileRemoved ? undefined : await releaseFile(tx, accountId, row) };
}

/**
 * Restores an invoice with its event bodies, and compares it with the vendors and orders of now. Deliveries that its
 * deletion canceled stay canceled.
 */
export async function restoreInvoice(
  services: ChangeServices & Pick<InvoiceServices, "db" | "signals">,
  { accountId, invoiceId }: InvoiceToChange,
  audit: WriteEntry,
): Promise<boolean> {
  const { db, signals } = services;
  const returned = await db.transaction().execute(async (tx) => {
    const row = await copyFromTrash(tx, { accountId, invoiceId });
    if (!row) return undefined;
    await lock(tx, "vendors", accountId);
    await lock(tx, "orders", accountId);
    await lockFacts(tx, { accountId, invoiceIds: [invoiceId] });
    await changeCounts(tx, accountId, [{ ...row, by: 1 }]);
    await forgetDeletedVendor(tx, invoiceId);
    await deleteSharesInDeletedOrders(tx, invoiceId);
    if (row.isOpen) await putSharesAfterApproved(tx, invoiceId);
    const stored = await readStored(tx, accountId, invoiceId);
    if (stored) await updateAnalytics(tx, accountId, { after: analyticsEntryOf(stored) });
    await refreshDuplicates(tx, accountId, await duplicateKeysOf(tx, accountId, invoiceId));
    await insertSuffixes(tx, accountId, await searchTermsOf(tx, invoiceId));
    await matchRestored(services, tx, { accountId, invoiceId });
    await audit(tx);
    return row;
  });
  if (!returned) return false;
  signals.send(returned.status === "processing" ? "queue" : "events");
  signals.send("deliveries");
  return true;
}

/** Permanently deletes an invoice from the trash, with its file. */
export async function discardInvoice(
  services: Pick<InvoiceServices, "db" | "blobs" | "dialect">,
  { accountId, invoiceId }: InvoiceToChange,
  audit: WriteEntry,
): Promise<boolean> {
  const discarded = await services.db.transaction().execute(async (tx) => {
    const row = await takeFromTrash(tx, { accountId, invoiceId });
    if (!row) return undefined;
    await deleteDocumentTraces(tx, { accountId, invoiceId });
    await forgetSnapshots(tx, accountId, invoiceId);
    await forgetDismissals(tx, accountId, invoiceId);
    const { blob_key: blobKey, created_at: createdAt, size } = row;
    const file = wasFileRemoved(row) ? undefined : await releaseFile(tx, accountId, { blobKey, createdAt, size });
    await audit(tx);
    return { file };
  });
  if (!discarded) return false;
  await removeFile(services, discarded.file);
  await removeTraces(services, accountId);
  return true;
}

/**
 * Call after the commit of a permanent removal. Folds changes of counters that contain search terms and vendor of the
 * document, and truncates the write-ahead log. After a crash, the background step folds the changes.
 */
async function removeTraces({ db, dialect }: Pick<InvoiceServices, "db" | "dialect">, accountId: string) {
  await foldAnalytics(db, accountId);
  await foldChanges(db, unusedWordFold, accountId);
  await dialect.shortenLog.execute(db);
}

type HeldFile = Readonly<{ blobKey: string; createdAt: number; size: number }>;

/** Subtracts the file from the account's usage and returns its key; undefined while another invoice references it. */
async function releaseFile(
  tx: Tx,
  accountId: string,
  { blobKey, createdAt, size }: HeldFile,
): Promise<string | undefined> {
  if (await isFileReferenced(tx, blobKey)) return undefined;
  await subtractStoredBytes(tx, accountId, { day: dayOf(createdAt), bytes: size });
  return blobKey;
}

/** Call after the commit. If removal fails, housekeeping removes the orphaned file later. */
async function removeFile({ blobs }: Pick<InvoiceServices, "blobs">, blobKey: string | undefined): Promise<void> {
  if (blobKey !== undefined) await blobs.remove(blobKey).catch(() => undefined);
}
