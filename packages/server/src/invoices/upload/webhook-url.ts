import type { Services } from "../../services.ts";
import { checkWebhookUrl } from "../../webhooks/webhook-url.ts";

/** The upload's own receiver, checked like every other webhook address. */
export async function uploadWebhookUrl({ outbound }: Services, given: string | undefined): Promise<string | null> {
  return given === undefined || given === "" ? null : await checkWebhookUrl(outbound, given);
}
