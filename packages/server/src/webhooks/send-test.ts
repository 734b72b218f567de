import { readEndpoint } from "../deliveries/endpoints.ts";
import { recordEvent } from "../events/record-event.ts";
import type { Tx } from "../platform/db/schema.ts";

/** Sends a `webhook.test` event to one endpoint, enabled or not. Returns its id. */
export async function sendTestEvent(
  tx: Tx,
  accountId: string,
  { endpointId, now }: { endpointId: string; now: number },
): Promise<string> {
  const endpoint = await readEndpoint(tx, accountId, endpointId);
  const event = await recordEvent(tx, {
    accountId,
    invoiceId: null,
    type: "webhook.test",
    data: { webhook_id: endpoint.id, message: "This is a test. Your endpoint receives events." },
    receivers: [{ url: endpoint.url, receiver: "endpoint", endpointId: endpoint.id }],
    at: now,
  });
  return event.id;
}
