import { replaceInvoiceData } from "../../invoices/lifecycle/replace-data.ts";
import type { StoredRecord } from "../../invoices/record/stored-record.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { applyChange, type Change, type Person } from "./apply-change.ts";
import { rebuildRecord } from "./corrected-data.ts";
import { activeCorrections, storeExtraction } from "./store.ts";

type Correcting = Readonly<{ stored: StoredRecord; person: Person; now: number }>;

/** Stores changes and rebuilds the record. */
export async function applyChanges(
  tx: Tx,
  { stored, person, now }: Correcting,
  changes: readonly Change[],
): Promise<void> {
  await replaceInvoiceData(tx, stored, now, async ({ data: present }) => {
    const reading = await storeExtraction(tx, stored, present);
    for (const change of changes) await applyChange(tx, { stored, reading, person, now }, change);
    return rebuildRecord(reading, await activeCorrections(tx, stored.id));
  });
}
