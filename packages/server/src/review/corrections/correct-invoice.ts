import type { InvoiceServices } from "../../invoices/services.ts";
import type { StoredRecord } from "../../invoices/stored-record.ts";
import { correctInvoice as storeCorrected } from "../../invoices/transitions.ts";
import { applyChange, type Change, type Person } from "./apply-change.ts";
import { correctedData } from "./corrected-data.ts";
import { activeCorrections, keepReading } from "./store.ts";

type Target = Readonly<{ accountId: string; invoiceId: string; person: Person }>;

/** Stores a change beside the reading and makes the record anew from both. Undefined when the account has no such invoice. */
export function correctInvoice(
  services: InvoiceServices,
  target: Target,
  change: Change,
): Promise<StoredRecord | undefined> {
  return storeCorrected(services, target, async (tx, stored, now) => {
    const reading = await keepReading(tx, stored, stored.data);
    await applyChange(tx, { stored, reading, person: target.person, now }, change);
    const corrections = await activeCorrections(tx, stored.id);
    return { data: correctedData(reading, corrections), corrected: corrections.length > 0 };
  });
}
