import type { ApiErrorCode, BulkSource, BulkStatus, Version } from "@inkvoice/contract";
import type { Generated } from "kysely";

export type BulkTables = {
  bulks: {
    id: string;
    account_id: string;
    version: Version;
    source: BulkSource;
    status: BulkStatus;
    /** The archive, until the last of its files was taken in. */
    blob_key: string | null;
    content_sha256: string | null;
    size: number;
    webhook_url: string | null;
    line_items: number;
    /** The API key that sent it; null before this was kept. */
    key_id: Generated<string | null>;
    /** JSON text. */
    metadata: string | null;
    files: number;
    created_at: number;
    /** When its files were last worked on: whoever waited longest comes first. */
    worked_at: number;
    /** When the last of its files ended. */
    completed_at: number | null;
    lease_token: string | null;
    lease_until: number;
  };
  /** A file is taken in once: its invoice and `taken` are written together. */
  bulk_files: {
    bulk_id: string;
    /** Counted from 1, in the order of the archive or the list. */
    position: number;
    account_id: string;
    name: string;
    /** JSON text of the archive's entry; otherwise the address, or the name in the bucket. */
    place: string;
    state: "waiting" | "taken" | "rejected" | "stopped";
    invoice_id: string | null;
    error_code: ApiErrorCode | null;
    error_message: string | null;
    /** Tries that came to nothing and may do better later. */
    tries: number;
    not_before: number;
  };
};
