import type { Tx } from "../platform/db/schema.ts";

/** Deletes the event bodies and responses of a deleted invoice, and cancels pending deliveries. */
export async function deleteEventBodies(tx: Tx, accountId: string, invoiceId: string, now: number): Promise<void> {
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
