import { createHash } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { Delivery, EventDetail, EventList, InvoiceList, InvoiceRecord } from "@inkvoice/contract";
import type { ClientLedger, UploadEntry } from "./client-ledger.ts";
import type { Arrival, ReceiverLedger } from "./receiver-ledger.ts";

/** Everything observed, to be checked against the promises. */
export interface Evidence {
  service: { url: string; apiKey: string };
  client: ClientLedger;
  receiver: ReceiverLedger;
  /** When processes were killed. */
  kills: readonly number[];
  timeScale: number;
}

/** Broken promises, in words; empty if all held. */
export async function brokenPromises(evidence: Evidence): Promise<string[]> {
  const broken: string[] = [];
  const accepted = evidence.client.entries.filter((entry): entry is Accepted => entry.id !== undefined);
  for (const entry of evidence.client.entries) {
    if (entry.refused !== undefined) broken.push(`an upload was refused with ${entry.refused}`);
  }
  const ids = new Set(accepted.map(({ id }) => id));
  if (ids.size !== accepted.length) broken.push("I8: two uploads share an invoice");
  const total = (await getJson<InvoiceList>(evidence, "/v1/invoices?limit=1")).pagination.total;
  if (total !== ids.size) broken.push(`I8: ${total} invoices are visible, ${ids.size} were accepted`);
  for (const entry of accepted) broken.push(...(await brokenFor(evidence, entry)));
  broken.push(...brokenAtReceiver(evidence));
  return broken;
}

type Accepted = UploadEntry & { id: string };

async function brokenFor(evidence: Evidence, { id, sha256, expected }: Accepted): Promise<string[]> {
  const broken: string[] = [];
  const invoice = await getJson<InvoiceRecord>(evidence, `/v1/invoices/${id}`);
  if (invoice.status === "processing") broken.push(`I2: ${id} never ended`);
  else if (invoice.status !== expected)
    broken.push(`I2: ${id} is ${invoice.status}, not ${expected} (${invoice.error?.code})`);
  const file = await retryWhileBusy(() => fetch(invoice.file_url));
  const stored = createHash("sha256")
    .update(Buffer.from(await file.arrayBuffer()))
    .digest("hex");
  if (stored !== sha256) broken.push(`I1: the stored file of ${id} is not what was sent (${file.status})`);
  const { events } = await getJson<EventList>(evidence, `/v1/events?invoice_id=${id}`);
  if (events.length !== 1) broken.push(`I3: ${id} has ${events.length} events`);
  for (const event of events) {
    if (event.type !== `invoice.${invoice.status}`)
      broken.push(`I3: ${id} is ${invoice.status} but its event is ${event.type}`);
    const { deliveries } = await getJson<EventDetail>(evidence, `/v1/events/${event.id}`);
    if (deliveries.length !== 2) broken.push(`${event.id} has ${deliveries.length} deliveries instead of 2`);
    for (const delivery of deliveries) broken.push(...brokenDelivery(evidence, event.id, delivery));
  }
  return broken;
}

function brokenDelivery({ receiver }: Evidence, eventId: string, delivery: Delivery): string[] {
  const answered = receiver.arrivals.some((arrival) => arrival.deliveryId === delivery.id && arrival.status === 200);
  const isScheduled = delivery.state === "pending" && delivery.next_attempt_at !== undefined;
  const isExhausted = delivery.state === "exhausted" && delivery.attempts.length === 21;
  if (delivery.state === "delivered" && !answered) return [`I4: ${delivery.id} is delivered, but nobody received it`];
  if (delivery.state === "delivered" || isScheduled || isExhausted) return [];
  return [`I4: ${delivery.id} of ${eventId} is ${delivery.state} after ${delivery.attempts.length} attempts`];
}

function brokenAtReceiver(evidence: Evidence): string[] {
  const broken: string[] = [];
  const byEvent = Map.groupBy(evidence.receiver.arrivals, ({ eventId }) => eventId);
  for (const [eventId, arrivals] of byEvent) {
    if (new Set(arrivals.map(({ body }) => body)).size > 1)
      broken.push(`I6: the bytes of ${eventId} changed between attempts`);
    if (arrivals.some(({ isSigned }) => !isSigned)) broken.push(`I6: an attempt of ${eventId} does not verify`);
  }
  for (const arrivals of Map.groupBy(evidence.receiver.arrivals, ({ deliveryId }) => deliveryId).values()) {
    broken.push(...brokenSequence(arrivals, evidence));
  }
  return broken;
}

/** The attempts of one delivery in order of arrival. */
function brokenSequence(arrivals: readonly Arrival[], { kills, timeScale }: Evidence): string[] {
  const broken: string[] = [];
  const isKilledBetween = (from: number, to: number) => kills.some((at) => at >= from - 1 && at <= to);
  for (const [index, next] of arrivals.entries()) {
    const previous = arrivals[index - 1];
    if (!previous) continue;
    const wasKilled = isKilledBetween(Math.min(previous.signedAt, previous.at), next.at);
    const later = `${next.at - previous.at} ms later`;
    if (previous.status === 200 && !wasKilled)
      broken.push(`I7: ${next.deliveryId} came again after a 200 without a kill, ${later}`);
    if (next.attempt === previous.attempt && !wasKilled)
      broken.push(`I7: attempt ${next.attempt} of ${next.deliveryId} was made twice, ${later}`);
    const wait = (previous.attempt === 1 ? 60_000 : 300_000) / timeScale;
    const isEarly = next.attempt === previous.attempt + 1 && next.at - previous.at < wait;
    if (isEarly)
      broken.push(
        `I5: attempt ${next.attempt} of ${next.deliveryId} came ${next.at - previous.at} ms after the one before`,
      );
  }
  return broken;
}

/**
 * Repeats requests that the service asks to repeat. On a busy machine, database and storage exceed the short limits of
 * these rounds even without a fault.
 */
export async function retryWhileBusy(send: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const response = await send();
    if (response.status !== 503) return response;
    await response.body?.cancel();
    await delay(100);
  }
}

export async function getJson<Data>({ service }: Pick<Evidence, "service">, path: string): Promise<Data> {
  const headers = { Authorization: `Bearer ${service.apiKey}` };
  const response = await retryWhileBusy(() => fetch(service.url + path, { headers }));
  const { data, error } = (await response.json()) as { data: Data; error: { message: string } | null };
  if (error) throw new Error(`${path}: ${error.message}`);
  return data;
}
