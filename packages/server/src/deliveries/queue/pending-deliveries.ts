import type { Tx } from "../../platform/db/schema.ts";
import { dueImmediately, hostOf } from "./enqueue.ts";

/** Cancels pending deliveries of a disabled or deleted endpoint; a running attempt loses its lease. */
export async function cancelWaitingDeliveries(tx: Tx, endpointId: string, now: number): Promise<void> {
  await tx
    .updateTable("deliveries")
    .set({ state: "canceled", ended_at: now, lease_token: null })
    .where("endpoint_id", "=", endpointId)
    .where("state", "=", "pending")
    .execute();
}

/** Points pending deliveries at an endpoint's new URL, unless that URL already has the event. */
export async function moveWaitingDeliveries(tx: Tx, endpointId: string, url: string): Promise<void> {
  await tx
    .updateTable("deliveries")
    .set({ url, host: hostOf(url) })
    .where("endpoint_id", "=", endpointId)
    .where("state", "=", "pending")
    .where("receiver", "=", "endpoint")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("deliveries as other")
            .select("other.id")
            .whereRef("other.event_id", "=", "deliveries.event_id")
            .where("other.url", "=", url),
        ),
      ),
    )
    .execute();
}

/** Makes pending deliveries due at once. A running attempt keeps its lease. */
export async function bringForward(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("deliveries")
    .set({ due_at: dueImmediately })
    .where("id", "in", ids)
    .where("state", "=", "pending")
    .where("lease_token", "is", null)
    .execute();
}

/** Cancels pending deliveries of deleted events and erases the responses, which may quote them. */
export async function eraseDeliveries(tx: Tx, eventIds: readonly string[], now: number): Promise<void> {
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
}
