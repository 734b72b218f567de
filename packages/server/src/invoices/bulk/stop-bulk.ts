import type { Bulk } from "@inkvoice/contract";
import type { InvoiceServices } from "../services.ts";
import { completeBulkIfDone, isFileWaiting, requireBulk } from "./bulks.ts";

/** Skips files that were not started; started ones are finished. A completed bulk stays unchanged. */
export async function stopBulk(services: InvoiceServices, accountId: string, id: string): Promise<Bulk> {
  const { db, clock, blobs, signals } = services;
  const now = clock.now();
  await requireBulk(db, accountId, id);
  const archive = await db.transaction().execute(async (tx) => {
    const before = await tx.selectFrom("bulks").select("blob_key").where("id", "=", id).executeTakeFirst();
    const stopped = await tx
      .updateTable("bulks")
      .set({ status: "stopped", blob_key: null, lease_token: null })
      .where("id", "=", id)
      .where("account_id", "=", accountId)
      .where("status", "=", "processing")
      .executeTakeFirst();
    if (stopped.numUpdatedRows === 0n) return null;
    await tx
      .updateTable("bulk_files")
      .set({ state: "stopped" })
      .where("bulk_id", "=", id)
      .where(isFileWaiting)
      .execute();
    await completeBulkIfDone(tx, id, now);
    return before?.blob_key ?? null;
  });
  // If removal fails, housekeeping removes the orphaned archive later.
  if (archive !== null) await blobs.remove(archive).catch(() => undefined);
  signals.send("deliveries");
  signals.send("events");
  return await requireBulk(db, accountId, id);
}
