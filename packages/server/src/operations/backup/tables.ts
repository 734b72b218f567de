/**
 * INDEX of tables in a backup, in order of references. Without request counters and running workers; a test compares it
 * with the database.
 */
export const backupTables = [
  "service_secrets",
  "accounts",
  "retired_secrets",
  "api_keys",
  "users",
  "installation_owner",
  "memberships",
  "provisioned_people",
  "saved_views",
  "sessions",
  "access_links",
  "sign_in_attempts",
  "second_factors",
  "recovery_codes",
  "provider_identities",
  "audit_log",
  "audit_heads",
  "custom_fields",
  "batches",
  "bulks",
  "bulk_files",
  "invoices",
  "invoice_evidence",
  "invoice_counts",
  "invoice_count_changes",
  "usage_days",
  "key_usage_days",
  "key_requests",
  "usage_changes",
  "analytics_groups",
  "analytics_fields",
  "analytics_taxes",
  "analytics_changes",
  "analytics_date_changes",
  "idempotency_keys",
  "invoice_facts",
  "invoice_words",
  "word_parts",
  "unused_words",
  "duplicate_keys",
  "dismissed_duplicates",
  "invoice_readings",
  "corrections",
  "review_notes",
  "vendor_memories",
  "vendors",
  "vendor_bank_accounts",
  "vendor_keys",
  "orders",
  "order_keys",
  "order_invoices",
  "rules",
  "trashed_invoices",
  "exports",
  "export_items",
  "webhook_endpoints",
  "events",
  "deliveries",
  "delivery_attempts",
  "notices",
  "paused_work",
  "believed_time",
] as const;

/** Tables that reference stored files by blob_key. */
export const tablesWithFiles: readonly string[] = ["bulks", "invoices", "trashed_invoices"];

/** Whether a row references a file: a bulk has none after its archive was accepted. */
export function hasFile(table: string, row: Readonly<Record<string, unknown>>): boolean {
  return tablesWithFiles.includes(table) && row.blob_key !== null;
}

/** Tables that are not backed up. */
export const tablesNotBackedUp = [
  "audit_gate",
  "background_tasks",
  "clock_watch",
  "migrations",
  "provider_attempts",
  "rate_windows",
  "workers",
  "write_probe",
] as const;

/** Row order of tables where it matters: SQLite renumbers events by it. */
export const rowOrder: Readonly<Record<string, string>> = { events: " order by sequence, id" };
