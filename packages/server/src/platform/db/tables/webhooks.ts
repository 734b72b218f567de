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
  /** Sealed; null where the account's signs. */
  secret: string | null;
  /** Until when the last of its replaced secrets signs. */
  previous_secret_until: number | null;
};

export type WebhookTables = {
  webhook_endpoints: EndpointRow;
  /** Secrets that were replaced and still sign, of an account or of an endpoint. */
  retired_secrets: { owner_id: string; account_id: string; secret: string; until: number; retired_at: number };
};
