import { refused } from "../platform/api-error.ts";
import { DestinationRefused } from "../platform/outbound/failure.ts";
import type { Outbound } from "../platform/outbound/outbound.ts";

/** The canonical URL; throws the reason why it cannot be used. */
export async function checkWebhookUrl(outbound: Outbound, url: string): Promise<string> {
  try {
    return await outbound.check(url);
  } catch (error) {
    throw error instanceof DestinationRefused ? refused(error.reason, error.values) : error;
  }
}
