import {
  announceChange,
  changeInvoice,
  type InvoiceTarget,
  replaceInvoiceData,
} from "../../invoices/lifecycle/transitions.ts";
import type { EventRecord } from "../../invoices/record/repository.ts";
import type { StoredRecord } from "../../invoices/record/stored-record.ts";
import type { InvoiceServices } from "../../invoices/services.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { applyChange, type Change, type Person } from "./apply-change.ts";
import { remade } from "./corrected-data.ts";
import { activeCorrections, keepReading } from "./store.ts";

type Target = InvoiceTarget & Readonly<{ person: Person }>;

/** Stores a change and rebuilds the record. Undefined when the account has no such invoice. */
export async function correctInvoice(
  services: InvoiceServices,
  target: Target,
  change: Change,
): Promise<EventRecord | undefined> {
  const changed = await services.db
    .transaction()
    .execute((tx) =>
      changeInvoice(services, tx, target, (stored, now) =>
        applyChanges(tx, { stored, person: target.person, now }, async () => [change]),
      ),
    );
  if (changed) announceChange(services);
  return changed;
}

type Correcting = Readonly<{ stored: StoredRecord; person: Person; now: number }>;

/** Stores changes that are computed from the record within the transaction. */
export async function applyChanges(
  tx: Tx,
  { stored, person, now }: Correcting,
  wanted: (tx: Tx) => Promise<readonly Change[]>,
): Promise<void> {
  await replaceInvoiceData(tx, stored, async ({ data }) => {
    const reading = await keepReading(tx, stored, data);
    for (const change of await wanted(tx)) await applyChange(tx, { stored, reading, person, now }, change);
    return remade(reading, await activeCorrections(tx, stored.id));
  });
}
