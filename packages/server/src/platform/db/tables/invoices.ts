import type { FailureCode, InvoiceStatus, SplitMode, Version } from "@inkvoice/contract";
import type { Generated } from "kysely";

export type InvoiceRow = {
  id: string;
  account_id: string;
  batch_id: string | null;
  status: InvoiceStatus;
  /** The version the upload was made under: its events keep that shape. */
  version: Version;
  /** The client's name for the file. Data only: never part of a path. */
  filename: string;
  content_type: string;
  content_sha256: string;
  size: number;
  page_count: number | null;
  blob_key: string;
  webhook_url: string | null;
  line_items: number;
  created_at: number;
  ended_at: number | null;
  /** JSON text in the current shape. */
  extracted_data: string | null;
  total_amount: number | null;
  currency: string | null;
  error_code: FailureCode | null;
  error_message: string | null;
  reading_ms: number | null;
  /** Place in the fair queue: smaller goes first. */
  queue_tag: number;
  /** Tries that failed through the document: its reading process died, or its result could not be stored. */
  attempts: number;
  lease_token: string | null;
  /** While leased: until when. While waiting: not before. */
  lease_until: number;
};

/** What is kept of tries that failed through no fault of the document. */
type Setbacks = {
  /** Readers that died or fell silent while they had it. */
  interruptions: Generated<number>;
  /** Tries that found the database or the storage away. */
  postponements: Generated<number>;
  /** Tries that found the stored bytes missing or different. */
  damaged_reads: Generated<number>;
  /** When the present lease ends at the latest, however often it is renewed. */
  lease_end: Generated<number>;
  /** Why the last try came to nothing, in words of the service's own. */
  setback_reason: Generated<string | null>;
  /** 1 while an operator holds it. */
  paused: Generated<number>;
};

/** Several invoices in one file. */
type Parts = {
  /** Whether the file may hold several. */
  split: Generated<SplitMode>;
  /** JSON text: which part of which file this is, where the file holds several. */
  part_of: Generated<string | null>;
  /** JSON text, on the first of several: the ids of all, in order. */
  parts: Generated<string | null>;
};

export type TrashedRow = {
  invoice_id: string;
  account_id: string;
  filename: string;
  vendor_name: string | null;
  invoice_number: string | null;
  total_amount: number | null;
  currency: string | null;
  /** Its file stays where it was. */
  blob_key: string;
  content_sha256: string;
  content_type: string;
  size: number;
  created_at: number;
  deleted_at: number;
  /** The name of the person, or the id of the key. */
  deleted_by: string;
  /** JSON text: its rows in every table, and the bodies of its events. */
  kept: string;
};

export type InvoiceTables = {
  invoices: InvoiceRow & Setbacks & Parts;
  /** Invoices by account, UTC day of upload (days since 1970; -1 is all days together) and status. */
  invoice_counts: { account_id: string; day: number; status: InvoiceStatus; count: number };
  trashed_invoices: TrashedRow;
  /** One row, written to find out whether the database can be written to. */
  write_probe: { one: number; written_at: number };
  /** One row: the time that retention goes by, and what the clock said when it was last moved on. */
  believed_time: { one: number; believed_at: number; clock_at: number };
  /** What an operator holds for everybody: "reading". */
  paused_work: { what: "reading"; since: number; by_whom: string };
  /** One row: the database's time when a process last looked at it. */
  clock_watch: { one: number; seen_at: number };
  workers: { id: string; slots: number; seen_at: number };
};
