import type {
  CustomFieldLevel,
  CustomFieldParty,
  CustomFieldType,
  Direction,
  FailureCode,
  InvoiceStatus,
  ReviewState,
  Version,
} from "@inkvoice/contract";
import type { Generated } from "kysely";

export type InvoiceRow = {
  id: string;
  account_id: string;
  batch_id: string | null;
  status: InvoiceStatus;
  /** API version of the upload, which its events use. */
  version: Version;
  /** File name given by the client. Never part of a path. */
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
  /** JSON in the current shape. */
  extracted_data: string | null;
  total_amount: number | null;
  currency: string | null;
  error_code: FailureCode | null;
  error_message: string | null;
  reading_ms: number | null;
  /** Position in the fair queue: lower goes first. */
  queue_tag: number;
  /** Attempts that failed because of the document: its reader crashed, or its result could not be stored. */
  attempts: number;
  lease_token: string | null;
  /** While leased, the end of the lease; while waiting, the earliest next attempt. */
  lease_until: number;
};

/** Counters of attempts that failed for other reasons than the document. */
type Setbacks = {
  /** Workers that died or lost the lease while they held it. */
  interruptions: Generated<number>;
  /** Attempts during an outage of database or storage. */
  postponements: Generated<number>;
  /** Attempts that found the stored bytes missing or different. */
  damaged_reads: Generated<number>;
  /** Latest end of the current lease, whatever its renewals. */
  lease_end: Generated<number>;
  /** Reason of the last retry, without document content. */
  setback_reason: Generated<string | null>;
  /** 1 while an operator pauses it. */
  paused: Generated<number>;
};

/** Several invoices in one file. */
type Parts = {
  /** Split mode, or the pages of each invoice as JSON where a person divided the file. */
  split: Generated<string>;
  /** JSON: index and pages of this invoice; null unless the file holds several. */
  part_of: Generated<string | null>;
  /** JSON, on the first of several: all ids in order. */
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
  /** The file is not moved. */
  blob_key: string;
  content_sha256: string;
  content_type: string;
  size: number;
  created_at: number;
  deleted_at: number;
  /** Name of the person, or id of the key. */
  deleted_by: string;
  /** JSON: its rows of every table, and its event bodies. */
  kept: string;
};

export type PeriodLevel = "d" | "m" | "date:d" | "date:m";

/** Caller data, and the state of the record after extraction. */
type AfterExtraction = {
  external_id: Generated<string | null>;
  /** The API key that sent it; null for dashboard uploads and older rows. */
  key_id: Generated<string | null>;
  /** JSON text. */
  metadata: Generated<string | null>;
  /** Incremented with every change. */
  revision: Generated<number>;
  /** Number of extractions; each ends once. */
  reading: Generated<number>;
  review: Generated<ReviewState>;
  review_reason: Generated<string | null>;
  /** JSON: dotted paths of corrected fields. */
  corrected: Generated<string | null>;
  /** Assigned reviewer, by id and name; null for nobody. */
  assigned_to: Generated<string | null>;
  assigned_name: Generated<string | null>;
  /** When retention removed the file but kept the record. */
  file_removed_at: Generated<number | null>;
  /** 2 if the account's analytics include it, 1 if they do by upload only (counted by an earlier version). */
  counted: Generated<number>;
  /** Whether an own company buys or sells; null if none is a party. */
  direction: Generated<Direction | null>;
  /** The matching vendor, and JSON of the matching values; null if none is known. */
  vendor_id: Generated<string | null>;
  vendor_match: Generated<string | null>;
  /** JSON: the rules that apply, and the values of custom fields that they replaced, by name; null for none. */
  rules: Generated<string | null>;
  rules_replaced: Generated<string | null>;
  /** JSON: approvals so far; null for none. */
  approvals: Generated<string | null>;
  /** JSON: names of the custom fields to extract; null for all. */
  fields: Generated<string | null>;
};

export type InvoiceTables = {
  invoices: InvoiceRow & Setbacks & Parts & AfterExtraction;
  custom_fields: {
    id: string;
    account_id: string;
    name: string;
    type: CustomFieldType;
    /** JSON, like `choices` and `vendors`. */
    captions: string;
    pattern: string | null;
    choices: string | null;
    level: CustomFieldLevel;
    /** The party it must stand beside; null for anywhere. */
    near: CustomFieldParty | null;
    vendors: string | null;
    /** 1 if a document without it needs review. */
    required: number;
    description: string | null;
    created_at: number;
  };
  batches: {
    id: string;
    account_id: string;
    version: Version;
    webhook_url: string | null;
    /** JSON: refused files with their errors. */
    rejected: string;
    created_at: number;
    /** When its last invoice ended. */
    completed_at: number | null;
  };
  /** Sums by period, vendor and time to completion; an empty `vendor_key` is the total. Amounts in thousandths. */
  analytics_groups: {
    account_id: string;
    /** d: days since 1970, m: months since 1970, of the upload; after "date:" of the date on the invoice. */
    level: PeriodLevel;
    period: number;
    vendor_key: string;
    currency: string;
    /** Time from upload to end, on a logarithmic scale. */
    bucket: number;
    vendor_name: string | null;
    invoices: number;
    corrected: number;
    total: number;
    tax: number;
  };
  analytics_fields: {
    account_id: string;
    level: PeriodLevel;
    period: number;
    field: string;
    read: number;
    corrected: number;
  };
  analytics_taxes: {
    account_id: string;
    level: PeriodLevel;
    period: number;
    currency: string;
    rate: string;
    base: number;
    amount: number;
  };
  /** Shares of invoices that are not added to the analytics yet; `times` is -1 to subtract, `entry` JSON. */
  analytics_changes: { id: string; account_id: string; times: number; entry: string };
  /** Shares that are not added to the sums by invoice date yet. */
  analytics_date_changes: { id: string; account_id: string; times: number; entry: string };
  /** JSON: evidence and candidates per field; the words of the pages, null for extractions of earlier versions. */
  invoice_evidence: { invoice_id: string; account_id: string; data: string; page_text: string | null };
  /** Invoices by account, UTC day of upload (days since 1970; -1 for all days) and status. */
  invoice_counts: { account_id: string; day: number; status: InvoiceStatus; count: number };
  /** Changes that are not added to the counts yet, for the day only. */
  invoice_count_changes: { id: string; account_id: string; day: number; status: InvoiceStatus; count: number };
  trashed_invoices: TrashedRow;
  /** One row, written to test whether the database is writable. */
  write_probe: { one: number; written_at: number };
  /** One row: the deletion clock, and the system time of its last step. */
  believed_time: { one: number; believed_at: number; clock_at: number };
  /** Work that an operator pauses for all accounts: "reading". */
  paused_work: { what: "reading"; since: number; by_whom: string };
  /** One row: database time at the last check for clock jumps. */
  clock_watch: { one: number; seen_at: number };
  workers: { id: string; slots: number; seen_at: number };
};
