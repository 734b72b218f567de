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
    /** Empty: what was replaced stands in `retired_secrets`. */
    previous_webhook_secret: string | null;
    /** Until when the last of the replaced secrets signs. */
    previous_secret_until: number | null;
    default_webhook_url: string | null;
    created_at: number;
    /** Days after which the account's documents are removed; null keeps them. */
    retention_days: Generated<number | null>;
    retention_removes: Generated<RetentionScope>;
  };
  api_keys: {
    id: string;
    account_id: string;
    name: string;
    /** SHA-256 of the key in hex; the key itself is nowhere. */
    hash: string;
    /** The first characters, so that a person can tell keys apart. */
    hint: string;
    /** Space-separated. */
    scopes: string;
    created_at: number;
    expires_at: number | null;
    revoked_at: number | null;
    last_used_at: number | null;
    /** The person who made it; null for keys made by command or before this was kept. */
    created_by: string | null;
    /** From where it may be used: CIDRs, space-separated; null is anywhere. */
    addresses: string | null;
  };
  service_secrets: { name: string; value: string };
  /** `bytes` are those still kept of the files that came on that day. */
  usage_days: { account_id: string; day: number; documents: number; pages: number; bytes: number };
  /** What each key sent on a day; an empty id counts what people uploaded in the dashboard. */
  key_usage_days: { account_id: string; day: number; key_id: string; documents: number; pages: number };
};
