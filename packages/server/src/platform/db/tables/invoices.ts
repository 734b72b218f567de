import type {
  CustomFieldLevel,
  CustomFieldParty,
  CustomFieldType,
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
  /** Whether the file may hold several: a mode, or the pages of each invoice as JSON where a person has said them. */
  split: Generated<string>;
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

export type PeriodLevel = "d" | "m";

/** What callers say of a document, and what became of its record after it was read. */
type AfterReading = {
  external_id: Generated<string | null>;
  /** The API key that sent it; null for people in the dashboard, and for what came before this was kept. */
  key_id: Generated<string | null>;
  /** JSON text. */
  metadata: Generated<string | null>;
  /** Counts up with every change. */
  revision: Generated<number>;
  /** How often it was given to the readers; each reading ends once. */
  reading: Generated<number>;
  review: Generated<ReviewState>;
  review_reason: Generated<string | null>;
  /** JSON text: the dotted paths of the values that were corrected. */
  corrected: Generated<string | null>;
  /** Whose turn it is, by id and by name; null is anybody's. */
  assigned_to: Generated<string | null>;
  assigned_name: Generated<string | null>;
  /** When the account's retention removed the file alone. */
  file_removed_at: Generated<number | null>;
  /** Whether the sums of the account hold it. */
  counted: Generated<number>;
  /** JSON text: the names of the custom fields it is read for; null is all. */
  fields: Generated<string | null>;
};

export type InvoiceTables = {
  invoices: InvoiceRow & Setbacks & Parts & AfterReading;
  custom_fields: {
    id: string;
    account_id: string;
    name: string;
    type: CustomFieldType;
    /** JSON text, as are choices and vendors. */
    captions: string;
    pattern: string | null;
    choices: string | null;
    level: CustomFieldLevel;
    /** The party it stands beside; null anywhere. */
    near: CustomFieldParty | null;
    vendors: string | null;
    description: string | null;
    created_at: number;
  };
  batches: {
    id: string;
    account_id: string;
    version: Version;
    webhook_url: string | null;
    /** JSON text: the files that were refused, with the reasons. */
    rejected: string;
    created_at: number;
    /** When the last of its invoices ended. */
    completed_at: number | null;
  };
  /** Sums by period, vendor and time to done; `vendor_key` is empty for all vendors together. Amounts in thousandths. */
  analytics_groups: {
    account_id: string;
    /** d: days since 1970. m: months since 1970. */
    level: PeriodLevel;
    period: number;
    vendor_key: string;
    currency: string;
    /** The time from upload to end, on a logarithmic scale. */
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
  /** JSON text: what each field was read from, and what else it might be. */
  invoice_evidence: { invoice_id: string; account_id: string; data: string };
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
