import type { ConfidenceBand } from "@inkvoice/contract/confidence-bands";
import type { Generated } from "kysely";

/** Tables derived from records for fast lists and searches. Times are milliseconds, flags 0 and 1. */
export type CatalogueTables = {
  /** One row per invoice from upload on: columns for filters and lists. */
  invoice_facts: {
    invoice_id: string;
    account_id: string;
    vendor_name: string | null;
    /** Normalised tax number or name; the same for all documents of one vendor. */
    vendor_key: string | null;
    /** Vendor name as a sort key. */
    vendor_sort: string | null;
    invoice_number: string | null;
    issue_date: string | null;
    due_date: string | null;
    document_type: string | null;
    total_amount: number | null;
    confidence: number | null;
    band: ConfidenceBand | null;
    sure_fields: number;
    read_fields: number;
    failed_checks: number;
    /** Whether the reading is doubtful, reviewed or not; null while the invoice is not read. */
    doubtful: number | null;
    /** Not reviewed, and doubtful or a possible duplicate. */
    needs_look: number;
    duplicates: number;
    corrected: number;
    reviewed_by: string | null;
    reviewed_at: number | null;
    /** Time of the first export that contains it and was not undone; null if there is none. */
    exported_at: Generated<number | null>;
    /** 1 if its values have changed since it was exported. */
    changed_since_export: Generated<number>;
  };
  /** Search terms and filter tokens of an invoice. */
  invoice_words: { account_id: string; word: string; invoice_id: string };
  /** Suffixes by which a search term is found, once per account. */
  word_parts: { account_id: string; part: string; word: string };
  /** Terms that an invoice lost; their suffixes are deleted unless another invoice has them. */
  unused_words: { id: string; account_id: string; word: string };
  /** Saved lists. `query` is JSON: filters and order. */
  saved_views: {
    id: string;
    account_id: string;
    user_id: string;
    name: string;
    query: string;
    created_at: number;
  };
  /** Keys that duplicates share: `file:…`, `number:…`, `sum:…`. */
  duplicate_keys: { account_id: string; key: string; invoice_id: string };
  /** Pairs that a person has declared no duplicates, once from each side. */
  dismissed_duplicates: { account_id: string; invoice_id: string; other_id: string; created_at: number };
};
