import { eraseDeliveries } from "../deliveries/queue/pending-deliveries.ts";
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
  await eraseDeliveries(tx, eventIds, now);
  await tx.updateTable("events").set({ body: null }).where("id", "in", eventIds).execute();
}

/** Event bodies of an invoice by event id. */
export async function readEventBodies(tx: Tx, invoiceId: string): Promise<Record<string, string>> {
  const rows = await tx.selectFrom("events").select(["id", "body"]).where("invoice_id", "=", invoiceId).execute();
  return Object.fromEntries(rows.flatMap(({ id, body }) => (body === null ? [] : [[id, body]])));
}

/** Puts the bodies back when an invoice is restored. */
export async function restoreEventBodies(tx: Tx, bodies: Readonly<Record<string, string>>): Promise<void> {
  for (const [id, body] of Object.entries(bodies))
    await tx.updateTable("events").set({ body }).where("id", "=", id).execute();
}
