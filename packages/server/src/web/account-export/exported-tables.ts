/** A table of an account's export. */
export type ExportedTable = Readonly<{
  table: string;
  /** Key columns, in reading order. */
  key: readonly string[];
  /** The column with the account's id. */
  owner?: string;
  /** Secrets and internal columns. */
  without?: readonly string[];
}>;

/** INDEX of exported tables: all records of an account. */
export const exportedTables: readonly ExportedTable[] = [
  { table: "accounts", key: ["id"], owner: "id", without: ["webhook_secret", "previous_webhook_secret"] },
  { table: "memberships", key: ["user_id"] },
  { table: "provisioned_people", key: ["id"] },
  { table: "api_keys", key: ["id"], without: ["hash"] },
  {
    table: "invoices",
    key: ["id"],
    without: ["blob_key", "paused", "queue_tag", "attempts", "lease_token", "lease_until", "lease_end"],
  },
  { table: "trashed_invoices", key: ["invoice_id"], without: ["blob_key"] },
  { table: "invoice_facts", key: ["invoice_id"] },
  { table: "invoice_readings", key: ["invoice_id"] },
  { table: "corrections", key: ["id"] },
  { table: "invoice_evidence", key: ["invoice_id"] },
  { table: "review_notes", key: ["id"] },
  { table: "dismissed_duplicates", key: ["invoice_id", "other_id"] },
  { table: "batches", key: ["id"] },
  { table: "bulks", key: ["id"], without: ["blob_key", "lease_token", "lease_until", "worked_at"] },
  { table: "bulk_files", key: ["bulk_id", "position"], without: ["tries", "not_before"] },
  { table: "exports", key: ["id"] },
  { table: "export_items", key: ["export_id", "position"] },
  { table: "custom_fields", key: ["id"] },
  { table: "vendors", key: ["id"], without: ["search", "sort_name"] },
  { table: "vendor_bank_accounts", key: ["vendor_id", "number"] },
  { table: "vendor_memories", key: ["id"] },
  { table: "orders", key: ["id"] },
  { table: "order_invoices", key: ["order_id", "invoice_id"] },
  { table: "rules", key: ["id"] },
  { table: "saved_views", key: ["id"] },
  { table: "webhook_endpoints", key: ["id"], without: ["secret"] },
  { table: "events", key: ["id"], without: ["sequence"] },
  { table: "deliveries", key: ["id"], without: ["lease_token"] },
  { table: "usage_days", key: ["day"] },
  { table: "key_usage_days", key: ["day", "key_id"] },
  { table: "key_requests", key: ["id"] },
  { table: "audit_log", key: ["id"] },
];

/** Account tables that are not exported: personal secrets, or derived data. */
export const notExported: Readonly<Record<string, string>> = {
  retired_secrets: "secrets that were replaced",
  sessions: "who is signed in belongs to the person",
  access_links: "links that open something",
  idempotency_keys: "answers that are remembered for a day",
  notices: "shown until somebody takes note",
  invoice_count_changes: "counted from the invoices",
  usage_changes: "added to usage_days and key_usage_days before the export",
  analytics_changes: "counted from the invoices",
  analytics_date_changes: "counted from the invoices",
  unused_words: "made from the invoices, for the search",
  invoice_counts: "counted from the invoices",
  analytics_groups: "counted from the invoices",
  analytics_fields: "counted from the invoices",
  analytics_taxes: "counted from the invoices",
  word_parts: "made from the invoices, for the search",
  invoice_words: "made from the invoices, for the search",
  vendor_keys: "made from the vendors, to find them",
  order_keys: "made from the orders, to find them",
  duplicate_keys: "made from the invoices, to find duplicates",
};
