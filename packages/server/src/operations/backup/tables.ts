/**
 * INDEX of what a backup holds: every table, each after those it refers to. The counters of requests are not in it, nor who
 * is at work at this moment; a test holds the list against the database.
 */
export const backupTables = [
  "service_secrets",
  "accounts",
  "retired_secrets",
  "api_keys",
  "users",
  "installation_owner",
  "memberships",
  "saved_views",
  "sessions",
  "access_links",
  "sign_in_attempts",
  "second_factors",
  "recovery_codes",
  "provider_identities",
  "audit_log",
  "custom_fields",
  "batches",
  "bulks",
  "bulk_files",
  "invoices",
  "invoice_evidence",
  "invoice_counts",
  "usage_days",
  "key_usage_days",
  "analytics_groups",
  "analytics_fields",
  "analytics_taxes",
  "idempotency_keys",
  "invoice_facts",
  "invoice_words",
  "word_parts",
  "duplicate_keys",
  "invoice_readings",
  "corrections",
  "review_notes",
  "vendor_memories",
  "trashed_invoices",
  "webhook_endpoints",
  "events",
  "deliveries",
  "delivery_attempts",
  "notices",
  "paused_work",
  "believed_time",
] as const;

/** Tables whose rows speak of a stored file, by blob_key. */
export const tablesWithFiles: readonly string[] = ["bulks", "invoices", "trashed_invoices"];

/** Whether a row speaks of one: a bulk's archive goes once it is taken in. */
export function hasFile(table: string, row: Readonly<Record<string, unknown>>): boolean {
  return tablesWithFiles.includes(table) && row.blob_key !== null;
}

/** Tables that a backup leaves out on purpose. */
export const leftOutTables = [
  "audit_gate",
  "background_tasks",
  "clock_watch",
  "migrations",
  "provider_attempts",
  "rate_windows",
  "workers",
  "write_probe",
] as const;

/** How a table's rows are written where their order tells something: events are numbered anew by it on SQLite. */
export const rowOrder: Readonly<Record<string, string>> = { events: " order by sequence, id" };
