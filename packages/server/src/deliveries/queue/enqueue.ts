import { newId, type ReceiverKind } from "@inkvoice/contract";
import type { Tx } from "../../platform/db/schema.ts";
import type { DeliveryRow } from "../../platform/db/tables/deliveries.ts";

/** The destination of an event. */
export type Receiver = Readonly<{ url: string; receiver: ReceiverKind; endpointId: string | null }>;

/** A first attempt is always due, so that it does not depend on synchronous clocks. */
export const dueImmediately = 0;

export type NewDeliveries = Readonly<{
  accountId: string;
  eventId: string;
  receivers: readonly Receiver[];
  /** 0 for the first delivery, incremented by redeliveries. */
  round: number;
  now: number;
}>;

export async function enqueueDeliveries(tx: Tx, wanted: NewDeliveries): Promise<DeliveryRow[]> {
  const rows = wanted.receivers.map(
    ({ url, receiver, endpointId }): DeliveryRow => ({
      id: newId("delivery", wanted.now),
      account_id: wanted.accountId,
      event_id: wanted.eventId,
      endpoint_id: endpointId,
      receiver,
      url,
      host: hostOf(url),
      round: wanted.round,
      state: "pending",
      attempts: 0,
      due_at: dueImmediately,
      lease_token: null,
      last_status: null,
      created_at: wanted.now,
      ended_at: null,
    }),
  );
  if (rows.length > 0) await tx.insertInto("deliveries").values(rows).execute();
  return rows;
}

export function hostOf(url: string): string {
  return new URL(url).host;
}
