import type { Bulk } from "@inkvoice/contract";
import type { InvoiceServices } from "../services.ts";
import { endBulk, isFileWaiting, requireBulk } from "./bulks.ts";

/** Leaves out what was not begun; what was is still finished. A bulk that has ended stays as it is. */
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
    await endBulk(tx, id, now);
    return before?.blob_key ?? null;
  });
  // One that cannot be removed now is an orphan, which housekeeping removes later.
  if (archive !== null) await blobs.remove(archive).catch(() => undefined);
  signals.send("deliveries");
  signals.send("events");
  return await requireBulk(db, accountId, id);
}
