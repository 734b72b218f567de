import { recordInvoiceEvent } from "../../events/record-invoice-event.ts";
import { ApiError } from "../../platform/api-error.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { decrementRevision, incrementRevision } from "../record/change-row.ts";
import { type EventRecord, readRecord } from "../record/find-record.ts";
import { recordData } from "../record/record-json.ts";
import { readStored, type StoredRecord } from "../record/stored-record.ts";
import type { ChangeServices, InvoiceServices } from "../services.ts";

/** With `revision`, the change is refused unless that is the current revision (`If-Match`). */
export type InvoiceToChange = Readonly<{ accountId: string; invoiceId: string; revision?: number | undefined }>;

/**
 * Changes a stored invoice in the caller's transaction; increments the revision and records one event, unless `change`
 * returns false because nothing changed. Undefined when the account has no such invoice. Call `announceChange` after
 * the commit.
 */
export async function changeInvoice(
  services: ChangeServices,
  tx: Tx,
  target: InvoiceToChange,
  change: (stored: StoredRecord, now: number) => Promise<unknown>,
): Promise<EventRecord | undefined> {
  const { accountId, invoiceId } = target;
  const now = services.clock.now();
  const counted = await incrementRevision(tx, target);
  const stored = await readStored(tx, accountId, invoiceId);
  if (!stored) return undefined;
  if (!counted) throw new ApiError("REVISION_MISMATCH");
  const isChanged = (await change(stored, now)) !== false;
  if (!isChanged) await decrementRevision(tx, target);
  const record = await readRecord(tx, accountId, invoiceId);
  if (!record) throw new ApiError("NOT_FOUND");
  if (!isChanged) return record;
  await recordInvoiceEvent(tx, {
    accountId,
    invoiceId,
    type: "invoice.updated",
    data: recordData(record, services.fileUrls.sign(invoiceId), record.version),
    version: record.version,
    webhookUrl: null,
    at: now,
  });
  return record;
}

export function announceChange(services: InvoiceServices): void {
  announceEvent(services);
  services.signals.send("queue");
}

/** `isAwaited`: false if no delivery was enqueued, so that the sender need not look for one. */
export function announceEvent({ signals }: InvoiceServices, isAwaited = true): void {
  if (isAwaited) signals.send("deliveries");
  signals.send("events");
}
