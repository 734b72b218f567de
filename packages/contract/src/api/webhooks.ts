import { z } from "zod";
import { subscribableEventTypes } from "./events.ts";

const timestamp = z.iso.datetime().describe("ISO 8601, UTC");

export const webhookIdParams = z.object({ id: z.string().describe("whk_ and digits") });

const url = z.string("must be a text").describe("https address that receives events; at most 2048 characters");
const events = z
  .array(z.enum(subscribableEventTypes, `must be among ${subscribableEventTypes.join(", ")}`), "must be a list")
  .min(1, "must name at least one event type")
  .transform((types) => [...new Set(types)])
  .describe("Event types to receive");
const description = z.string("must be a text").max(500, "must be at most 500 characters").describe("Free text label");
const enabled = z.boolean("must be true or false");

export const defaultSubscription = ["invoice.completed", "invoice.failed"] as const;

export const createWebhookBody = z.strictObject({
  url,
  events: events.default([...defaultSubscription]),
  description: description.nullish(),
  enabled: enabled.default(true),
});
export type CreateWebhookBody = z.infer<typeof createWebhookBody>;

export const changeWebhookBody = z
  .strictObject({ url, events, description: description.nullable(), enabled })
  .partial()
  .refine((change) => Object.keys(change).length > 0, "must change at least one of url, events, description, enabled");
export type ChangeWebhookBody = z.infer<typeof changeWebhookBody>;

export const disabledReasons = ["by_hand", "gone", "failing"] as const;
/** `gone`: the receiver answered 410. `failing`: no attempt succeeded for 5 days. */
export type DisabledReason = (typeof disabledReasons)[number];

export const webhookEndpoint = z.object({
  id: z.string().regex(/^whk_\d{1,19}$/),
  url: z.url(),
  events: z.array(z.enum(subscribableEventTypes)),
  description: z.string().nullable(),
  enabled: z.boolean(),
  created_at: timestamp,
  disabled_at: timestamp.optional().describe("Present while the endpoint is disabled"),
  disabled_reason: z.enum(disabledReasons).optional(),
  disabled_message: z.string().optional().describe("The reason as a sentence"),
  own_secret: z.boolean().describe("Whether its own secret signs its deliveries instead of the account's"),
  previous_secret_until: timestamp.nullable().describe("Until then its secret before the last rotation also signs"),
  failing_since: timestamp.optional().describe("Present while attempts fail; after 5 days the endpoint is disabled"),
});
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>;

export const webhookList = z.object({ webhooks: z.array(webhookEndpoint) });
export type WebhookList = z.infer<typeof webhookList>;

export const webhookSettings = z.object({
  default_url: z.url().nullable().describe("Receives the events of uploads that name no webhook_url"),
  previous_secret_until: timestamp.nullable().describe("Until then the secret before the last rotation also signs"),
});
export type WebhookSettings = z.infer<typeof webhookSettings>;

export const changeWebhookSettingsBody = z.strictObject({ default_url: url.nullable() });
export type ChangeWebhookSettingsBody = z.infer<typeof changeWebhookSettingsBody>;

/** How long a replaced secret signs by default. */
export const defaultOverlapHours = 24;

export const rotateSecretBody = z
  .strictObject({
    overlap_hours: z
      .number("must be a number")
      .min(0, "must be at least 0")
      .max(24, "must be at most 24")
      .default(defaultOverlapHours)
      .describe("How long the old secret also signs; 0 ends it at once, as after a leak"),
  })
  .nullish();
export type RotateSecretBody = z.infer<typeof rotateSecretBody>;

export const rotatedSecret = z.object({
  secret: z.string().describe("The new secret, whsec_…"),
  previous_secret_until: timestamp.nullable(),
});
export type RotatedSecret = z.infer<typeof rotatedSecret>;
