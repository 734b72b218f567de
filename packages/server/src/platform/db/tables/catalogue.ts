import type { ConfidenceBand } from "@inkvoice/contract/confidence-bands";

/** What lists and searches need to stay fast, derived from the records. Times are milliseconds, flags 0 and 1. */
export type CatalogueTables = {
  /** One row per invoice from its upload on: the columns that the list filters and shows. */
  invoice_facts: {
    invoice_id: string;
    account_id: string;
    vendor_name: string | null;
    /** Tax number or name in one normal form; the same for every document of one vendor. */
    vendor_key: string | null;
    /** The vendor's name as lists are sorted by it. */
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
    needs_look: number;
    duplicates: number;
    corrected: number;
    reviewed_by: string | null;
    reviewed_at: number | null;
  };
  /** The words an invoice is found by: vendor, number, file name, customer, order. */
  invoice_words: { account_id: string; word: string; invoice_id: string };
  /** Each word of an account's documents with the endings it is found by, once, however many documents have it. */
  word_parts: { account_id: string; part: string; word: string };
  /** Lists that a person comes back to. `query` is JSON text: the filters and the order. */
  saved_views: {
    id: string;
    account_id: string;
    user_id: string;
    name: string;
    query: string;
    created_at: number;
  };
  /** What makes two documents look like the same one: `file:…`, `number:…`, `sum:…`. */
  duplicate_keys: { account_id: string; key: string; invoice_id: string };
};
