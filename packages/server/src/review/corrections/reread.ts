import { changeInvoice, type InvoiceToChange } from "../../invoices/lifecycle/change-invoice.ts";
import { type RereadOptions, requeueFile } from "../../invoices/lifecycle/reread.ts";
import type { EventRecord } from "../../invoices/record/find-record.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { forgetCorrections } from "./store.ts";

/**
 * Requeues an invoice in the caller's transaction and withdraws its corrections, which belong to the previous
 * extraction. An invoice in processing stays unchanged.
 */
export function rereadInvoice(
  services: InvoiceServices,
  tx: Tx,
  target: InvoiceToChange,
  options: RereadOptions,
): Promise<EventRecord | undefined> {
  return changeInvoice(services, tx, target, async (stored, now) => {
    await requeueFile(services, tx, stored, options);
    await forgetCorrections(tx, stored.id, now);
  });
}
