import type { Tx } from "../platform/db/schema.ts";

/** Deletes the deliveries of these events, with their attempts. Requires that none of them is pending. */
export async function removeDeliveriesOf(tx: Tx, events: readonly string[]): Promise<void> {
  const deliveries = tx.selectFrom("deliveries").select("id").where("event_id", "in", events);
  await tx.deleteFrom("delivery_attempts").where("delivery_id", "in", deliveries).execute();
  await tx.deleteFrom("deliveries").where("event_id", "in", events).execute();
}
