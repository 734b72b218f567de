import type { DisabledReason } from "@inkvoice/contract";

export type EndpointRow = {
  id: string;
  account_id: string;
  url: string;
  /** Space-separated event types. */
  events: string;
  description: string | null;
  enabled: number;
  disabled_reason: DisabledReason | null;
  disabled_at: number | null;
  /** Since when every attempt has failed. */
  failing_since: number | null;
  created_at: number;
};

export type WebhookTables = { webhook_endpoints: EndpointRow };
