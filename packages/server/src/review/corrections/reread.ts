import { queueAgain, type Reread } from "../../invoices/lifecycle/reread.ts";
import { changeInvoice, type InvoiceTarget } from "../../invoices/lifecycle/transitions.ts";
import type { WholeRecord } from "../../invoices/record/repository.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { forgetCorrections } from "./store.ts";

/**
 * Has a document read again, in the caller's transaction: what people corrected belonged to the reading before. One that is
 * being read anyway stays as it is.
 */
export function rereadInvoice(
  services: InvoiceServices,
  tx: Tx,
  target: InvoiceTarget,
  wish: Reread,
): Promise<WholeRecord | undefined> {
  return changeInvoice(services, tx, target, async (stored, now) => {
    await queueAgain(services, tx, stored, wish);
    await forgetCorrections(tx, stored.id, now);
  });
}
