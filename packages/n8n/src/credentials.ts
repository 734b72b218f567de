import { createClient, type Inkvoice } from "@inkvoice/sdk";
import type { NodeProperty } from "./n8n.ts";

export const credentialName = "inkvoiceApi";

export const credentialProperties: readonly NodeProperty[] = [
  {
    displayName: "Address",
    name: "url",
    type: "string",
    default: "http://localhost:3000",
    required: true,
    description: "Where the service runs",
  },
  {
    displayName: "API Key",
    name: "apiKey",
    type: "string",
    typeOptions: { password: true },
    default: "",
    required: true,
    description: "From the dashboard, or by inkvoice keys create",
  },
  {
    displayName: "Webhook Secret",
    name: "webhookSecret",
    type: "string",
    typeOptions: { password: true },
    default: "",
    placeholder: "whsec_…",
    description: "Only the trigger needs it. From the dashboard's page on webhooks.",
  },
];

type Caller = Readonly<{ getCredentials(name: string): Promise<Readonly<Record<string, unknown>>> }>;

export async function clientOf(caller: Caller): Promise<Inkvoice> {
  const { url, apiKey } = await caller.getCredentials(credentialName);
  return createClient({ baseUrl: String(url), apiKey: String(apiKey) });
}

export async function webhookSecretOf(caller: Caller): Promise<string> {
  const { webhookSecret } = await caller.getCredentials(credentialName);
  if (webhookSecret) return String(webhookSecret);
  throw new Error(
    "The Inkvoice credential has no webhook secret: the trigger cannot tell genuine deliveries from others.",
  );
}
