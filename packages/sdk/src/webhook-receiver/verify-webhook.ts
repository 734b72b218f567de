import { type DeliveryToVerify, verifyDelivery } from "@inkvoice/contract/signature";
import type { WebhookEvent } from "../contract.ts";
import { WebhookVerificationError } from "../transport/errors.ts";

/**
 * Verifies that a delivery comes from the service, is unchanged and at most five minutes old, and returns its event.
 * Pass the body exactly as received, before any JSON parser. Keep the event's id: deliveries can repeat.
 */
export async function verifyWebhook(delivery: DeliveryToVerify): Promise<WebhookEvent> {
  const verification = await verifyDelivery(delivery);
  if (!verification.ok) throw new WebhookVerificationError(verification.problem);
  const text = typeof delivery.body === "string" ? delivery.body : new TextDecoder().decode(delivery.body);
  return JSON.parse(text) as WebhookEvent;
}
