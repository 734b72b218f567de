import { type DisabledReason, formatTimestamp, type WebhookEndpoint } from "@inkvoice/contract";
import type { EndpointRow } from "../platform/db/tables/webhooks.ts";
import { subscriptionsOf } from "./endpoints.ts";

const disabledMessages: Record<DisabledReason, string> = {
  by_hand: "It was disabled by hand.",
  gone: "The receiver answered 410 Gone. Enable the endpoint again when it is back.",
  failing: "No delivery succeeded for 5 days. Enable the endpoint again when the receiver works.",
};

/** An endpoint in the API's shape. */
export function presentEndpoint(row: EndpointRow): WebhookEndpoint {
  return {
    id: row.id,
    url: row.url,
    events: subscriptionsOf(row),
    description: row.description,
    enabled: row.enabled === 1,
    created_at: formatTimestamp(row.created_at),
    ...(row.disabled_reason && row.disabled_at !== null
      ? {
          disabled_at: formatTimestamp(row.disabled_at),
          disabled_reason: row.disabled_reason,
          disabled_message: disabledMessages[row.disabled_reason],
        }
      : {}),
    ...(row.failing_since === null ? {} : { failing_since: formatTimestamp(row.failing_since) }),
  };
}
