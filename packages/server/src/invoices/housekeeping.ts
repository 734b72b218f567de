import { deleteInvoice } from "./delete-invoice.ts";
import type { InvoiceServices } from "./services.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** An upload is stored before its row is written: a younger file may still be on its way. */
const orphanGraceMs = hourMs;
const chunk = 200;

/** Removes stored files that no invoice speaks of: left by a crash between storing and recording. */
export async function removeOrphans({ db, blobs, clock }: InvoiceServices, graceMs = orphanGraceMs): Promise<number> {
  let removed = 0;
  async function sweep(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const rows = await db.selectFrom("invoices").select("blob_key").where("blob_key", "in", keys).execute();
    const known = new Set(rows.map((row) => row.blob_key));
    for (const key of keys) {
      if (known.has(key)) continue;
      await blobs.remove(key);
      removed += 1;
    }
  }
  let keys: string[] = [];
  for await (const blob of blobs.list()) {
    if (clock.now() - blob.modifiedAt < graceMs) continue;
    keys.push(blob.key);
    if (keys.length < chunk) continue;
    await sweep(keys);
    keys = [];
  }
  await sweep(keys);
  return removed;
}

/** An account's oldest invoices beyond the bound. By account, because that is how the index goes. */
function olderThan({ db }: InvoiceServices, accountId: string, bound: number) {
  const own = db.selectFrom("invoices").select("id").where("account_id", "=", accountId);
  return own.where("created_at", "<", bound).orderBy("created_at").limit(chunk).execute();
}

/** Deletes what the operator's retention says is too old. */
export async function removeExpired(services: InvoiceServices): Promise<number> {
  const { db, clock, config } = services;
  if (config.retentionDays === 0) return 0;
  const bound = clock.now() - config.retentionDays * dayMs;
  let removed = 0;
  for (const { id: accountId } of await db.selectFrom("accounts").select("id").execute()) {
    let rows = await olderThan(services, accountId, bound);
    while (rows.length > 0) {
      for (const { id } of rows) if (await deleteInvoice(services, accountId, id)) removed += 1;
      rows = rows.length < chunk ? [] : await olderThan(services, accountId, bound);
    }
  }
  return removed;
}
