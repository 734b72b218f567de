import { believedTime } from "./believed-time.ts";
import type { InvoiceServices } from "./services.ts";
import { removeInvoice } from "./transitions.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const jumpMs = 3 * hourMs;
const chunk = 200;

/** An account's oldest invoices beyond the bound. By account, because that is how the index goes. */
function olderThan({ db }: InvoiceServices, accountId: string, bound: number) {
  const own = db.selectFrom("invoices").select("id").where("account_id", "=", accountId);
  return own.where("created_at", "<", bound).orderBy("created_at").limit(chunk).execute();
}

/** Deletes what the operator's retention says is too old. */
export async function removeExpired(services: InvoiceServices): Promise<number> {
  const { db, clock, config, logger } = services;
  if (config.retentionDays === 0) return 0;
  const { at, aheadMs } = await believedTime(db, clock.now());
  if (aheadMs > jumpMs) {
    const reason = `the clock is ${Math.round(aheadMs / hourMs)} hours ahead of the time that was seen to pass`;
    logger.warn({ reason }, "retention waits");
  }
  const bound = at - config.retentionDays * dayMs;
  let removed = 0;
  for (const { id: accountId } of await db.selectFrom("accounts").select("id").execute()) {
    let rows = await olderThan(services, accountId, bound);
    while (rows.length > 0) {
      for (const { id } of rows) if (await removeInvoice(services, accountId, id)) removed += 1;
      rows = rows.length < chunk ? [] : await olderThan(services, accountId, bound);
    }
  }
  return removed;
}
