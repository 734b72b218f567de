import type { ConfidenceBand } from "@inkvoice/contract/confidence-bands";
import type { MemoryKind } from "@inkvoice/contract/dashboard";

/** What people add to readings, and what lists and searches need to stay fast. Times are milliseconds, flags 0 and 1. */
export type DashboardTables = {
  /** One row an invoice from its upload on: the columns the list filters and shows, derived from the record. */
  invoice_facts: {
    invoice_id: string;
    account_id: string;
    vendor_name: string | null;
    /** Tax number or name in one normal form; the same for every document of one vendor. */
    vendor_key: string | null;
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
  /** What makes two documents look like the same one: `file:…`, `number:…`, `sum:…`. */
  duplicate_keys: { account_id: string; key: string; invoice_id: string };
  /** The reading as the engine gave it, kept from the first correction on. */
  invoice_readings: { invoice_id: string; account_id: string; data: string };
  corrections: {
    id: string;
    account_id: string;
    invoice_id: string;
    field: string;
    /** JSON text; `null` where nothing was read. */
    before: string;
    after: string;
    location: string | null;
    user_id: string;
    user_name: string;
    created_at: number;
    withdrawn_at: number | null;
  };
  vendor_memories: {
    id: string;
    account_id: string;
    vendor_key: string;
    vendor_name: string;
    field: string;
    kind: MemoryKind;
    /** JSON text, for kind "value". */
    value: string | null;
    /** JSON text { page, box, anchor, anchorBox }, for kind "place". */
    place: string | null;
    used: number;
    user_name: string;
    created_at: number;
  };
};
