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
  /** Start of the current series of failures. */
  failing_since: number | null;
  created_at: number;
  /** Encrypted; null if the account's secret signs. */
  secret: string | null;
  /** When the last replaced secret stops signing. */
  previous_secret_until: number | null;
};

export type WebhookTables = {
  webhook_endpoints: EndpointRow;
  /** Replaced secrets of accounts and endpoints that still sign. */
  retired_secrets: { owner_id: string; account_id: string; secret: string; until: number; retired_at: number };
};
