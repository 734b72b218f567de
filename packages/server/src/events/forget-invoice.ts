import type { Tx } from "../platform/db/schema.ts";

/** With a deleted invoice go its events' bodies and the answers to them; what still waits is canceled. */
export async function forgetInvoiceEvents(tx: Tx, accountId: string, invoiceId: string, now: number): Promise<void> {
  const events = await tx
    .selectFrom("events")
    .select("id")
    .where("invoice_id", "=", invoiceId)
    .where("account_id", "=", accountId)
    .execute();
  if (events.length === 0) return;
  const eventIds = events.map(({ id }) => id);
  await tx
    .updateTable("deliveries")
    .set({ state: "canceled", ended_at: now, lease_token: null })
    .where("event_id", "in", eventIds)
    .where("state", "=", "pending")
    .execute();
  await tx
    .updateTable("delivery_attempts")
    .set({ response: null })
    .where("delivery_id", "in", (eb) => eb.selectFrom("deliveries").select("id").where("event_id", "in", eventIds))
    .execute();
  await tx.updateTable("events").set({ body: null }).where("id", "in", eventIds).execute();
}
