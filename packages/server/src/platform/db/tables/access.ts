import type { Plan, RetentionScope } from "@inkvoice/contract";
import type { Generated } from "kysely";

/** Times are milliseconds since 1970, flags 0 or 1. */
export type AccessTables = {
  accounts: {
    id: string;
    name: string;
    plan: Plan;
    api_access: number;
    webhook_secret: string;
    /** Unused: replaced secrets are in `retired_secrets`. */
    previous_webhook_secret: string | null;
    /** When the last replaced secret stops signing. */
    previous_secret_until: number | null;
    default_webhook_url: string | null;
    /** Whether members need a second factor. */
    require_second_factor: Generated<number>;
    created_at: number;
    /** Days until the account's documents are deleted; null keeps them. */
    retention_days: Generated<number | null>;
    retention_removes: Generated<RetentionScope>;
    /** JSON: the account's own companies; null for none. */
    companies: Generated<string | null>;
    /** JSON: tolerance in comparisons with orders; null for the default. */
    order_tolerance: Generated<string | null>;
    /** JSON: the account's review settings; null for the default. */
    review_settings: Generated<string | null>;
    /**
     * After a change of the review settings: open invoices below this id still have to be checked by the new settings.
     */
    review_recheck_below: Generated<string | null>;
  };
  api_keys: {
    id: string;
    account_id: string;
    name: string;
    /** SHA-256 of the key in hex; the key itself is not stored. */
    hash: string;
    /** The first characters, so that people can tell keys apart. */
    hint: string;
    /** Space-separated. */
    scopes: string;
    created_at: number;
    expires_at: number | null;
    revoked_at: number | null;
    last_used_at: number | null;
    /** The person who created it; null for keys created by command. */
    created_by: string | null;
    /** CIDRs from which it may be used, space-separated; null for any. */
    addresses: string | null;
  };
  service_secrets: { name: string; value: string };
  /** `bytes`: files of that day that are still stored. */
  usage_days: { account_id: string; day: number; documents: number; pages: number; bytes: number };
  /** Usage per key; an empty id counts dashboard uploads. */
  key_usage_days: { account_id: string; day: number; key_id: string; documents: number; pages: number };
  /** Requests with an API key. `path` is without the query; `request_id` may be the client's own. */
  key_requests: {
    id: string;
    account_id: string;
    key_id: string;
    at: number;
    method: string;
    path: string;
    status: number;
    duration_ms: number;
    request_id: string;
  };
  /** Usage that is not added to the two tables above yet. */
  usage_changes: {
    id: string;
    account_id: string;
    day: number;
    key_id: string;
    documents: number;
    pages: number;
    bytes: number;
  };
};
