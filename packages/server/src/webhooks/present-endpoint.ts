import { type DisabledReason, formatTimestamp, type WebhookEndpoint } from "@inkvoice/contract";
import type { EndpointRow } from "../platform/db/tables/webhooks.ts";
import { subscriptionsOf } from "./endpoints.ts";

const disabledMessages: Record<DisabledReason, string> = {
  by_hand: "It was disabled by hand.",
  gone: "The receiver answered 410 Gone. Enable the endpoint again when it is back.",
  failing: "No delivery succeeded for 5 days. Enable the endpoint again when the receiver works.",
};

/** An endpoint as the API shows it. */
export function presentEndpoint(row: EndpointRow, now: number): WebhookEndpoint {
  const until = row.previous_secret_until;
  return {
    id: row.id,
    url: row.url,
    events: subscriptionsOf(row),
    description: row.description,
    enabled: row.enabled === 1,
    created_at: formatTimestamp(row.created_at),
    own_secret: row.secret !== null,
    previous_secret_until: until !== null && until > now ? formatTimestamp(until) : null,
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
