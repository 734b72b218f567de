import type { MemoryKind, ReviewNoteKind } from "@inkvoice/contract/dashboard";

/** What people add to readings: corrections, and what is remembered of vendors. Times are milliseconds. */
export type ReviewTables = {
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
  /** What was said of an invoice: by whom, when. `text`: the comment, the reason, or who it was given to. */
  review_notes: {
    id: string;
    account_id: string;
    invoice_id: string;
    kind: ReviewNoteKind;
    text: string;
    /** Null for programs. */
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
    /** JSON text, for kind "value". */
    value: string | null;
    /** JSON text { page, box, anchor, anchorBox }, for kind "place". */
    place: string | null;
    used: number;
    user_name: string;
    created_at: number;
  };
};
