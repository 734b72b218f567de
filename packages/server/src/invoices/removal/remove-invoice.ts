import { formatTimestamp } from "@inkvoice/contract";
import { subtractStored } from "../../access/usage.ts";
import { recount } from "../../catalogue/analytics/analytics-counters.ts";
import { changeCounts, dayOf, lockCatalogue } from "../../catalogue/analytics/invoice-counts.ts";
import { keysOf, releaseTwins, wordsOf } from "../../catalogue/facts.ts";
import { forgetParts, rememberParts } from "../../catalogue/search/word-suffixes.ts";
import { forgetInvoiceEvents } from "../../events/forget-invoice.ts";
import { recordInvoiceEvent } from "../../events/record-invoice-event.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { announceEvent, countedOf, endGroup, type InvoiceTarget } from "../lifecycle/transitions.ts";
import { deleteRow, holdRows, isFileHeld } from "../record/repository.ts";
import { readStored } from "../record/stored-record.ts";
import type { InvoiceServices } from "../services.ts";
import { copyFromTrash, copyToTrash, takeFromTrash, wasFileRemoved } from "./trash.ts";

/* The end of an invoice's life: removed, brought back, discarded. Like its other transitions, each joins all that is known of it. */

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
  await holdRows(tx, accountId, [invoiceId]);
  // Before the row's facts go: whoever counts twins anew holds the catalogue and waits for them.
  await lockCatalogue(tx, accountId);
  const keys = await keysOf(tx, accountId, invoiceId);
  const words = await wordsOf(tx, invoiceId);
  const stored = await readStored(tx, accountId, invoiceId);
  if (by !== undefined) await copyToTrash(tx, { accountId, invoiceId }, { at, by });
  const row = await deleteRow(tx, accountId, invoiceId);
  if (!row) return undefined;
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
