import { checkWebhookUrl } from "../../webhooks/webhook-url.ts";
import type { InvoiceServices } from "../services.ts";

/** The webhook URL given with an upload, validated like every other one. */
export async function uploadWebhookUrl(
  { outbound }: InvoiceServices,
  given: string | undefined,
): Promise<string | null> {
  return given === undefined || given === "" ? null : await checkWebhookUrl(outbound, given);
}
