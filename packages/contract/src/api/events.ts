import { z } from "zod";
import { limits } from "../values/limits.ts";
import { versions } from "../values/versions.ts";
import { pagination, timestampText, wholeNumber } from "./invoices/invoices.ts";

/** Types an endpoint can subscribe to. All but the first two go only to endpoints that name them. */
export const subscribableEventTypes = [
  "invoice.completed",
  "invoice.failed",
  "invoice.updated",
  "invoice.deleted",
  "batch.completed",
  "bulk.completed",
  "vendor.bank_account_seen",
  "export.completed",
] as const;
export type SubscribableEventType = (typeof subscribableEventTypes)[number];

/** `webhook.test` is sent only on request. */
export const eventTypes = [...subscribableEventTypes, "webhook.test"] as const;
export type EventType = (typeof eventTypes)[number];

const timestamp = z.iso.datetime().describe("ISO 8601, UTC");

export const eventIdParams = z.object({ id: z.string().describe("evt_ and digits") });

/** The body of every delivery, and an entry of GET /events. */
export const webhookEvent = z.object({
  id: z.string().regex(/^evt_\d{1,19}$/),
  type: z.enum(eventTypes),
  created_at: timestamp,
  data: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe("The record at that moment, in the shape of the upload's version; null once deleted"),
});
export type WebhookEvent = z.infer<typeof webhookEvent>;

export const deliveryStates = ["pending", "delivered", "exhausted", "canceled"] as const;
/** `canceled`: its endpoint was disabled or deleted, or its invoice was deleted, before it succeeded. */
export type DeliveryState = (typeof deliveryStates)[number];

export const receiverKinds = ["upload", "default", "endpoint"] as const;
export type ReceiverKind = (typeof receiverKinds)[number];

export const deliveryAttempt = z.object({
  attempt: z.int().min(1).max(21).describe("1 is the first try"),
  attempted_at: timestamp,
  duration_ms: z.int(),
  status: z.int().nullable().describe("HTTP status of the answer; null without one"),
  response: z.string().nullable().describe("The first kB of the answer"),
  error: z.object({ code: z.string(), message: z.string() }).nullable().describe("Why there was no valid answer"),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>;

export const delivery = z.object({
  id: z.string().regex(/^dlv_\d{1,19}$/),
  url: z.string(),
  receiver: z.enum(receiverKinds).describe("Whether the upload, the account's default or an endpoint named the URL"),
  webhook_id: z.string().nullable(),
  state: z.enum(deliveryStates),
  created_at: timestamp,
  ended_at: timestamp.optional(),
  next_attempt_at: timestamp.optional(),
  attempts: z.array(deliveryAttempt),
});
export type Delivery = z.infer<typeof delivery>;

const listedEvent = webhookEvent.extend({
  invoice_id: z.string().nullable(),
  delivery_states: z.record(z.enum(deliveryStates), z.int()).describe("How many deliveries are in each state"),
});
export const eventList = z.object({ events: z.array(listedEvent), pagination });
export type EventList = z.infer<typeof eventList>;

export const eventDetail = webhookEvent.extend({
  invoice_id: z.string().nullable(),
  version: z
    .enum(versions)
    .optional()
    .describe("API version whose shape the deliveries carry, as in their Service-Version header"),
  deliveries: z.array(delivery),
});
export type EventDetail = z.infer<typeof eventDetail>;

export const listEventsQuery = z.object({
  limit: wholeNumber(1, limits.listMaximum).default(limits.listDefault),
  offset: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
  starting_after: z
    .string()
    .regex(/^evt_\d{1,19}$/, "must be an event id")
    .optional()
    .describe("Only events older than this one: pages that do not shift while events arrive"),
  type: z.enum(eventTypes, `must be among ${eventTypes.join(", ")}`).optional(),
  invoice_id: z.string().optional(),
  delivery_state: z
    .enum(deliveryStates, `must be among ${deliveryStates.join(", ")}`)
    .optional()
    .describe("Only events with a delivery in this state"),
  created_after: timestampText.optional(),
  created_before: timestampText.optional(),
});
export type ListEventsQuery = z.infer<typeof listEventsQuery>;

export const redeliverBody = z
  .strictObject({
    delivery_id: z.string("must be a text").optional().describe("Send again to the receiver of this delivery"),
    webhook_id: z.string("must be a text").optional().describe("Send to this endpoint, even if it never had the event"),
  })
  .refine((body) => !(body.delivery_id && body.webhook_id), "must name a delivery_id or a webhook_id, not both")
  .nullish();
export type RedeliverBody = z.infer<typeof redeliverBody>;

export const streamFormats = ["event", "delivery"] as const;

export const streamEventsQuery = z.object({
  last_event_id: z
    .string()
    .regex(/^evt_\d{1,19}$/, "must be an event id")
    .optional()
    .describe("Resume after this event; the Last-Event-ID header says the same"),
  format: z
    .enum(streamFormats, "must be event or delivery")
    .default("event")
    .describe("event: the event itself. delivery: its raw body with the signature headers, ready to be forwarded"),
});
export type StreamEventsQuery = z.infer<typeof streamEventsQuery>;

/** One message of the stream in the format `delivery`. */
export const streamedDelivery = z.object({ headers: z.record(z.string(), z.string()), body: z.string() });
export type StreamedDelivery = z.infer<typeof streamedDelivery>;
