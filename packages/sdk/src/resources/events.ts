import type { Delivery, EventDetail, EventList, WebhookEvent } from "../contract.ts";
import { apiNames } from "../transport/api-names.ts";
import { dataOf } from "../transport/envelope.ts";
import { ConnectionError, InkvoiceError } from "../transport/errors.ts";
import { pause } from "../transport/retry-pause.ts";
import { readServerSentEvents, type ServerSentEvent } from "../transport/server-sent-events.ts";
import type { Transport } from "../transport/transport.ts";

/** One message of the delivery stream: raw body and signature headers. */
export interface StreamedDelivery {
  headers: Record<string, string>;
  body: string;
}

export interface ListEventsOptions {
  limit?: number;
  offset?: number;
  /** Only events older than this one. */
  startingAfter?: string;
  type?: WebhookEvent["type"];
  invoiceId?: string;
  /** Only events with a delivery in this state. */
  deliveryState?: Delivery["state"];
  createdAfter?: string | Date;
  createdBefore?: string | Date;
}

export interface StreamOptions {
  /** Resume after this event; by default only new events. */
  lastEventId?: string;
  signal?: AbortSignal;
  /** Called each time the stream opens, initially and after every break. */
  onConnect?: () => void;
  /** Called when the connection breaks, before reconnecting. */
  onDisconnect?: (error: unknown) => void;
}

export interface Redelivery {
  deliveryId?: string;
  webhookId?: string;
}

export interface Events {
  list(options?: ListEventsOptions): Promise<EventList>;
  /** Every matching event, page by page, newest first. */
  all(options?: Omit<ListEventsOptions, "offset" | "startingAfter">): AsyncGenerator<EventList["events"][number]>;
  get(id: string): Promise<EventDetail>;
  /** Sends the event again, to one receiver or all it had. */
  redeliver(id: string, to?: Redelivery): Promise<EventDetail>;
  /** Follows the account's events, reconnecting after every break, until the signal aborts. */
  stream(options?: StreamOptions): AsyncGenerator<WebhookEvent>;
  /** Follows the account's events as signed deliveries, ready to be forwarded. */
  streamDeliveries(options?: StreamOptions): AsyncGenerator<StreamedDelivery & { id: string; type: string }>;
}

const firstPauseMs = 500;
const longestPauseMs = 15_000;

export function createEvents(transport: Transport): Events {
  const list: Events["list"] = (options = {}) =>
    transport.call({ method: "GET", path: "/events", query: apiNames(options) });

  return {
    list,
    async *all(options = {}) {
      for (let startingAfter: string | undefined; ; ) {
        const page = await list({ limit: 100, ...options, ...(startingAfter === undefined ? {} : { startingAfter }) });
        yield* page.events;
        startingAfter = page.events.at(-1)?.id;
        if (!page.pagination.has_more || startingAfter === undefined) return;
      }
    },
    get: (id) => transport.call({ method: "GET", path: `/events/${encodeURIComponent(id)}` }),
    redeliver: (id, to = {}) =>
      transport.call({ method: "POST", path: `/events/${encodeURIComponent(id)}/redeliver`, json: apiNames(to) }),
    async *stream(options = {}) {
      for await (const message of follow(transport, "event", options)) yield JSON.parse(message.data) as WebhookEvent;
    },
    async *streamDeliveries(options = {}) {
      for await (const message of follow(transport, "delivery", options)) {
        const { headers, body } = JSON.parse(message.data) as StreamedDelivery;
        yield { id: message.id ?? "", type: message.event, headers, body };
      }
    },
  };
}

async function* follow(
  transport: Transport,
  format: "event" | "delivery",
  options: StreamOptions,
): AsyncGenerator<ServerSentEvent> {
  let lastEventId = options.lastEventId;
  let failures = 0;
  while (!options.signal?.aborted) {
    try {
      const stream = await openStream(transport, format, {
        ...options,
        ...(lastEventId === undefined ? {} : { lastEventId }),
      });
      failures = 0;
      options.onConnect?.();
      yield* readServerSentEvents(stream, (id) => {
        lastEventId = id;
      });
    } catch (error) {
      if (options.signal?.aborted) return;
      if (error instanceof InkvoiceError && !(error.status === 429 || error.status >= 500)) throw error;
      options.onDisconnect?.(error);
    }
    failures += 1;
    await pause(Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs), options.signal).catch(() => undefined);
  }
}

async function openStream(
  transport: Transport,
  format: string,
  { lastEventId, signal }: StreamOptions,
): Promise<ReadableStream<Uint8Array>> {
  const response = await transport.open("/events/stream", {
    query: { format },
    headers: { Accept: "text/event-stream", ...(lastEventId === undefined ? {} : { "Last-Event-ID": lastEventId }) },
    signal,
  });
  if (!response.ok) await dataOf(response);
  if (!response.body) throw new ConnectionError("The service opened no stream.");
  return response.body;
}
