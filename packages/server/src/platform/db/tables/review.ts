import type { MemoryKind, ReviewNoteKind } from "@inkvoice/contract/dashboard";

/** Corrections, review notes and vendor memory. Times are milliseconds. */
export type ReviewTables = {
  /** The engine's original data, stored with the first correction. */
  invoice_readings: { invoice_id: string; account_id: string; data: string };
  corrections: {
    id: string;
    account_id: string;
    invoice_id: string;
    field: string;
    /** JSON; `null` if the field was empty. */
    before: string;
    after: string;
    location: string | null;
    user_id: string;
    user_name: string;
    created_at: number;
    withdrawn_at: number | null;
  };
  /** History of an invoice's review. `text`: the comment, the reason, or the assignee's name. */
  review_notes: {
    id: string;
    account_id: string;
    invoice_id: string;
    kind: ReviewNoteKind;
    text: string;
    /** A person or a rule; null for API keys. */
    user_id: string | null;
    user_name: string;
    created_at: number;
  };
  vendor_memories: {
    id: string;
    account_id: string;
    vendor_key: string;
    vendor_name: string;
    field: string;
    kind: MemoryKind;
    /** JSON, for kind "value". */
    value: string | null;
    /** JSON { page, box, anchor, anchorBox }, for kind "place". */
    place: string | null;
    used: number;
    /** How many corrections taught it. */
    corrections: number;
    /** The invoice whose correction taught it; null before this was kept. */
    invoice_id: string | null;
    user_name: string;
    created_at: number;
  };
};
