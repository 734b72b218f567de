import { checkWebhookUrl } from "../../webhooks/webhook-url.ts";
import type { InvoiceServices } from "../services.ts";

/** The upload's own receiver, checked like every other webhook address. */
export async function uploadWebhookUrl(
  { outbound }: InvoiceServices,
  given: string | undefined,
): Promise<string | null> {
  return given === undefined || given === "" ? null : await checkWebhookUrl(outbound, given);
}
