import type { EventType } from "@inkvoice/contract";
import { readEndpoint } from "../deliveries/endpoints.ts";
import { enqueueDeliveries, type Receiver } from "../deliveries/queue/enqueue.ts";
import { bringForward } from "../deliveries/queue/pending-deliveries.ts";
import { receiversOf } from "../deliveries/receivers.ts";
import { refused } from "../platform/api-error.ts";
import type { Tx } from "../platform/db/schema.ts";
import type { DeliveryRow } from "../platform/db/tables/deliveries.ts";

export type Redelivery = Readonly<{
  eventId: string;
  /** Only to the receiver of this delivery. */
  deliveryId?: string | undefined;
  /** Only to this endpoint, even if it never received the event. */
  webhookId?: string | undefined;
  now: number;
}>;

/**
 * Sends an event again, to one receiver or to all it had. A pending delivery is attempted at once instead of being
 * duplicated; otherwise a new delivery starts with its own schedule. Returns the number of receivers.
 */
export async function redeliver(tx: Tx, accountId: string, wanted: Redelivery): Promise<number> {
  const event = await lockEvent(tx, accountId, wanted.eventId);
  if (event.body === null) throw refused("event_deleted");
  const earlier = await earlierDeliveries(tx, event.id);
  const receivers = await chooseReceivers(tx, accountId, { ...wanted, event, earlier });
  const waiting = earlier.filter(({ state }) => state === "pending");
  const fresh = receivers.filter(({ url }) => !waiting.some((delivery) => delivery.url === url));
  const sooner = waiting.filter(({ url }) => receivers.some((receiver) => receiver.url === url));
  await bringForward(
    tx,
    sooner.map(({ id }) => id),
  );
  const round = 1 + Math.max(-1, ...earlier.map((delivery) => delivery.round));
  await enqueueDeliveries(tx, { accountId, eventId: event.id, receivers: fresh, round, now: wanted.now });
  return receivers.length;
}

type Event = Readonly<{ id: string; type: EventType }> & Readonly<{ body: string | null; invoice_id: string | null }>;

/** An update that changes nothing locks the row, so that two concurrent requests do not both start a round. */
async function lockEvent(tx: Tx, accountId: string, id: string): Promise<Event> {
  const event = await tx
    .updateTable("events")
    .set((eb) => ({ type: eb.ref("type") }))
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .returning(["id", "type", "body", "invoice_id"])
    .executeTakeFirst();
  if (!event) throw refused("event_not_found");
  return event;
}

async function earlierDeliveries(tx: Tx, eventId: string): Promise<DeliveryRow[]> {
  return await tx.selectFrom("deliveries").selectAll().where("event_id", "=", eventId).orderBy("id").execute();
}

type Choice = Redelivery & Readonly<{ event: Event; earlier: readonly DeliveryRow[] }>;

async function chooseReceivers(tx: Tx, accountId: string, choice: Choice): Promise<Receiver[]> {
  const { event, earlier, deliveryId, webhookId } = choice;
  if (webhookId !== undefined) return [await endpointReceiver(tx, accountId, webhookId)];
  if (deliveryId !== undefined) {
    const delivery = earlier.find(({ id }) => id === deliveryId);
    if (!delivery) throw refused("delivery_not_found");
    return delivery.receiver === "endpoint" && delivery.endpoint_id !== null
      ? [await endpointReceiver(tx, accountId, delivery.endpoint_id)]
      : [receiverOf(delivery)];
  }
  const known = await remainingReceivers(tx, accountId, earlier);
  return earlier.length > 0 ? known : await currentReceivers(tx, accountId, event);
}

async function endpointReceiver(tx: Tx, accountId: string, id: string): Promise<Receiver> {
  const endpoint = await readEndpoint(tx, accountId, id);
  if (endpoint.enabled !== 1) throw refused("endpoint_disabled");
  return { url: endpoint.url, receiver: "endpoint", endpointId: endpoint.id };
}

/** The event's receivers with their current URLs, except disabled or deleted endpoints. */
async function remainingReceivers(tx: Tx, accountId: string, earlier: readonly DeliveryRow[]): Promise<Receiver[]> {
  const enabled = await tx
    .selectFrom("webhook_endpoints")
    .select(["id", "url"])
    .where("account_id", "=", accountId)
    .where("enabled", "=", 1)
    .execute();
  const byUrl = new Map<string, Receiver>();
  for (const delivery of earlier) {
    const endpoint = enabled.find(({ id }) => id === delivery.endpoint_id);
    if (delivery.receiver === "endpoint" && !endpoint) continue;
    const receiver = receiverOf(delivery);
    const url = delivery.receiver === "endpoint" && endpoint ? endpoint.url : delivery.url;
    if (!byUrl.has(url)) byUrl.set(url, { ...receiver, url });
  }
  return [...byUrl.values()];
}

/** An event without receivers goes to those that would receive it now. */
async function currentReceivers(tx: Tx, accountId: string, event: Event): Promise<Receiver[]> {
  if (event.type === "webhook.test") return [];
  const invoice =
    event.invoice_id === null
      ? undefined
      : await tx.selectFrom("invoices").select("webhook_url").where("id", "=", event.invoice_id).executeTakeFirst();
  return await receiversOf(tx, { accountId, type: event.type, webhookUrl: invoice?.webhook_url ?? null });
}

function receiverOf({ url, receiver, endpoint_id }: DeliveryRow): Receiver {
  return { url, receiver, endpointId: endpoint_id };
}
