import type { ApiErrorCode, BulkSource, BulkStatus, Version } from "@inkvoice/contract";
import type { Generated } from "kysely";

export type BulkTables = {
  bulks: {
    id: string;
    account_id: string;
    version: Version;
    source: BulkSource;
    status: BulkStatus;
    /** The archive; null after its last file was accepted. */
    blob_key: string | null;
    content_sha256: string | null;
    size: number;
    webhook_url: string | null;
    line_items: number;
    /** The API key that sent it; null for older rows. */
    key_id: Generated<string | null>;
    /** JSON text. */
    metadata: string | null;
    /** JSON: `external_id`, `split` and `fields` of every file. */
    options: string | null;
    files: number;
    created_at: number;
    /** When its files were last processed; the longest waiting bulk comes first. */
    worked_at: number;
    /** When its last file ended. */
    completed_at: number | null;
    lease_token: string | null;
    lease_until: number;
  };
  /** `taken` is written in the transaction that inserts the invoice, so a file is accepted once. */
  bulk_files: {
    bulk_id: string;
    /** From 1, in the order of the archive or list. */
    position: number;
    account_id: string;
    name: string;
    /** The archive entry as JSON; otherwise the URL, or the name in the bucket. */
    place: string;
    /** JSON: options of this file alone. */
    options: string | null;
    state: "waiting" | "taken" | "rejected" | "stopped";
    invoice_id: string | null;
    error_code: ApiErrorCode | null;
    error_message: string | null;
    /** Failed fetches that may succeed later. */
    tries: number;
    not_before: number;
  };
};
