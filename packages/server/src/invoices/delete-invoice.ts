import { keysOf, releaseTwins } from "../catalogue/facts.ts";
import { forgetInvoiceEvents } from "../events/forget-invoice.ts";
import { deleteInvoiceRow } from "./repository.ts";
import type { InvoiceServices } from "./services.ts";

/**
 * Removes an invoice with its counts, its events' bodies and its file. Whoever is reading it at that moment finds no row
 * to finish. A file that cannot be removed now is an orphan, which housekeeping removes later.
 */
export async function deleteInvoice(services: InvoiceServices, accountId: string, id: string): Promise<boolean> {
  const { db, blobs, clock } = services;
  const deleted = await db.transaction().execute(async (tx) => {
    const keys = await keysOf(tx, accountId, id);
    const row = await deleteInvoiceRow(tx, accountId, id);
    if (!row) return undefined;
    await releaseTwins(tx, accountId, keys);
    await forgetInvoiceEvents(tx, accountId, id, clock.now());
    return row;
  });
  if (!deleted) return false;
  await blobs.remove(deleted.blobKey).catch(() => undefined);
  return true;
}
