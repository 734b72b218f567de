import { refusals } from "@inkvoice/contract";
import { ApiError } from "../platform/api-error.ts";
import { DestinationRefused, PrivateAddressRefused } from "../platform/outbound/failure.ts";
import type { Outbound } from "../platform/outbound/outbound.ts";

/** The URL in canonical form, or the error that tells a client why it cannot be used. */
export async function checkWebhookUrl(outbound: Outbound, url: string): Promise<string> {
  try {
    return await outbound.check(url);
  } catch (error) {
    if (!(error instanceof DestinationRefused)) throw error;
    if (error instanceof PrivateAddressRefused) throw new ApiError("INVALID_WEBHOOK_URL", refusals.private_webhook);
    throw new ApiError("INVALID_WEBHOOK_URL", `The webhook URL cannot be used: ${error.message}.`);
  }
}
