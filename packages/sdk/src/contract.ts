/* Written by scripts/openapi.ts. */

/** The shape of the fields with every leaf replaced. */
export type Mirror<Fields, Leaf> = Fields extends readonly (infer Entry)[]
  ? Mirror<Entry, Leaf>[]
  : string extends keyof Fields
    ? Record<string, Leaf>
    : Fields extends object
      ? { [Name in keyof Fields]?: Mirror<NonNullable<Fields[Name]>, Leaf> }
      : Leaf;
export type ReadFields = Omit<ExtractedData, "confidence" | "locations" | "source" | "codes" | "checks" | "issues">;

/**
 * An event's `type` decides what its `data` is; null where the invoice is gone, or the key may not read invoices.
 */
export type EventContent =
  | { type: "invoice.completed" | "invoice.failed" | "invoice.updated"; data: Invoice | null }
  | { type: "invoice.deleted"; data: DeletedInvoiceNotice | null }
  | { type: "batch.completed"; data: Batch | null }
  | { type: "vendor.bank_account_seen"; data: SeenBankAccount | null }
  | { type: "export.completed"; data: Export | null }
  | { type: "bulk.completed"; data: Bulk | null }
  | { type: "webhook.test"; data: { webhook_id: string; message: string } | null };

export interface AccountCompanies {
  /** The companies that this account reads invoices for; an empty list removes them */
  companies: OwnCompany[];
}

export interface AddressParts {
  /** Street and house number */
  street?: string;
  /** Postal code, as printed */
  postal_code?: string;
  /** City or town */
  city?: string;
  /** State, province or county */
  region?: string;
  /** Country code, ISO 3166-1 alpha-2 */
  country?: string;
}

export interface Analytics {
  /** One currency each. Days and months in their order, vendors and currencies by invoices, at most 1000 */
  groups: {
    /** The day, the month (YYYY-MM), the vendor's name or the currency; once for each currency. Vendors of one name have their tax number or id behind it */
    key: string;
    /** By vendor: its id in the list of vendors, where it is in it */
    vendor_id?: string;
    /** By vendor: the tax number that tells it apart, where it has one */
    tax_id?: string;
    /** One currency; null where none was read */
    currency: string | null;
    /** Number of completed invoices */
    invoices: number;
    /** Sum of total_amount */
    total_amount: number;
    /** Sum of total_tax */
    total_tax: number;
    /** Share of the invoices of which something was corrected */
    corrected_share: number;
    /** From upload to done, within five in a hundred */
    median_seconds: number | null;
  }[];
  /** How often each field was read, and corrected */
  fields: {
    /** Dotted path of the field */
    field: string;
    /** Invoices that have it */
    read: number;
    /** Invoices in which it was corrected */
    corrected: number;
  }[];
  /** Sums of the taxes by rate */
  taxes: {
    /** One currency; null where none was read */
    currency: string | null;
    /** Tax rate in percent */
    rate: number;
    /** Amount that was taxed; absent where none was read */
    base?: number;
    /** Amount in the document's currency */
    amount: number;
  }[];
}

export interface AppliedRule {
  /** rul_ and digits */
  id: string;
  /** Its name when it was applied */
  name: string;
  /** Custom fields whose values come from it */
  set?: Record<string, string | number | boolean>;
  /** How many different people or API keys must approve the invoice */
  approvals?: number;
  /** The member it asked to review the invoice */
  assign_to?: string;
  /** Tags that it gives */
  tags?: string[];
}

export interface Approval {
  /** A person, or API key and its name */
  by: string;
  /** usr_ or key_ and digits */
  approver_id: string;
  /** When it was approved, UTC */
  at: string;
}

export interface BankAccount {
  /** Without blanks */
  iban?: string;
  /** An account number that is no IBAN */
  account?: string;
  /** Of its bank */
  bic?: string;
  /** seen: on an invoice, and confirmed by nobody yet */
  status: "confirmed" | "seen" | "blocked";
  /** When it was given, or first on an invoice */
  first_seen_at: string;
  /** The invoice that showed it first; null where a person or an import gave it */
  invoice_id: string | null;
}

export interface Batch extends BatchSummary {
  /** One per invoice, even if a file holds several */
  invoices: InvoiceListItem[];
}

export interface BatchList {
  /** Newest first, without their invoices */
  batches: BatchSummary[];
  /** For the page after this one; null on the last */
  next_cursor: string | null;
}

export interface BatchSummary {
  /** Prefix and digits */
  id: string;
  /** ISO 8601, UTC */
  created_at: string;
  /** When the last of its invoices ended */
  completed_at?: string;
  /** Number in each state */
  counts: {
    /** Waiting or being read */
    processing: number;
    /** Read to the end */
    completed: number;
    /** Could not be read */
    failed: number;
    /** Files that were refused at upload */
    rejected: number;
  };
  /** Refused files with their errors */
  rejected: RejectedFile[];
}

export interface Bulk {
  /** Prefix and digits */
  id: string;
  /** processing until every file has ended; stopped after DELETE, while started files are finished */
  status: "processing" | "completed" | "stopped";
  /** Where its files come from */
  source: "archive" | "urls" | "prefix";
  /** ISO 8601, UTC */
  created_at: string;
  /** When the last of its files ended */
  completed_at?: string;
  metadata?: Metadata;
  counts: BulkCounts;
}

export interface BulkCounts {
  /** All files; the others add up to it */
  files: number;
  /** Not yet uploaded as invoices */
  waiting: number;
  /** Queued or being read */
  processing: number;
  /** Read to the end */
  completed: number;
  /** Could not be read */
  failed: number;
  /** Refused as single uploads would be */
  rejected: number;
  /** Left out because the bulk was stopped */
  stopped: number;
  /** Their invoices were deleted since */
  deleted: number;
}

export interface BulkList {
  /** Newest first */
  bulks: Bulk[];
  /** For the page after this one; null on the last */
  next_cursor: string | null;
}

export interface BulkResult {
  /** Its name in the archive, its address, or its name in the bucket */
  file: string;
  /** Which file of the bulk, counted from 1 */
  index: number;
  /** Its status now */
  status: "waiting" | "processing" | "completed" | "failed" | "rejected" | "stopped" | "deleted";
  /** Absent until the file is stored */
  invoice?: Invoice;
  /** Why it was refused */
  error?: ErrorBody;
}

export interface Charge {
  /** Kind of the charge or discount */
  kind?: "discount" | "shipping" | "charge" | "rounding";
  /** Text beside the amount */
  description?: string;
  /** Rate of the charge or discount in percent */
  rate?: number;
  /** As it changes the total: a discount is negative */
  amount?: number;
}

export interface Check {
  /** Name for people */
  name: string;
  /** Outcome of the check */
  outcome: "passed" | "failed" | "not_applicable";
  /** Dotted paths of the fields of the check */
  fields: string[];
  /** One sentence for people */
  message?: string;
}

export interface Confidence extends Mirror<ReadFields, number> {}

export interface CorrectionRow {
  /** Dotted path; rows by their numbers */
  field: string;
  /** The extracted value; null if there was none */
  before: unknown;
  /** The current value; null if the value or its row was removed */
  after: unknown;
  location?: FieldLocation;
  /** A person, or API key and its name */
  who: string;
  /** When it was done, UTC */
  at: string;
}

export interface CustomField {
  /** Prefix and digits */
  id: string;
  /** The member of custom_fields it becomes */
  name: string;
  /** What its value is; a choice is one of choices */
  type: "text" | "code" | "date" | "amount" | "number" | "boolean" | "choice";
  /** The words printed beside or above the value, in any language */
  captions: string[];
  /** A regular expression in RE2 syntax that the value matches */
  pattern: string | null;
  /** Possible values, as printed */
  choices: string[] | null;
  /** document: once on the document. line: a column of the line items */
  level: "document" | "line";
  /** The party beside which it is printed; null for anywhere */
  near: "vendor" | "customer" | null;
  /** The only vendors that print it; null for all */
  vendors: string[] | null;
  /** Whether a document without it needs review; for level document */
  required: boolean;
  /** Free text label */
  description: string | null;
  /** ISO 8601, UTC */
  created_at: string;
}

export interface CustomFieldList {
  /** Dotted paths of the fields concerned */
  fields: CustomField[];
}

export interface Customer {
  /** Name of the customer, as printed */
  name?: string;
  /** VAT or tax number as printed, spaces removed */
  tax_id?: string;
  /** The printed lines joined with ", ", without the name */
  address?: string;
  /** Parts of the address */
  address_parts?: {
    /** Street and house number */
    street?: string;
    /** Postal code, as printed */
    postal_code?: string;
    /** City or town */
    city?: string;
    /** State, province or county */
    region?: string;
    /** Country code, ISO 3166-1 alpha-2 */
    country?: string;
  };
}

export interface Deleted {
  /** Prefix and digits */
  id: string;
  /** true: it was deleted */
  deleted: true;
}

export interface Delivery {
  /** Prefix and digits */
  id: string;
  /** The full URL */
  url: string;
  /** Whether the upload, the account's default or an endpoint named the URL */
  receiver: "upload" | "default" | "endpoint";
  /** The endpoint; null if the upload or the account named the URL */
  webhook_id: string | null;
  /** State of the delivery */
  state: "pending" | "delivered" | "exhausted" | "canceled";
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  ended_at?: string;
  /** ISO 8601, UTC */
  next_attempt_at?: string;
  /** Attempts so far */
  attempts: DeliveryAttempt[];
}

export interface DeliveryAttempt {
  /** 1 is the first try */
  attempt: number;
  /** ISO 8601, UTC */
  attempted_at: string;
  /** Duration in milliseconds */
  duration_ms: number;
  /** HTTP status of the answer; null without one */
  status: number | null;
  /** The first kB of the answer */
  response: string | null;
  /** Why there was no valid answer */
  error: {
    /** A stable code for programs */
    code: string;
    /** One sentence for people */
    message: string;
  } | null;
}

export interface DocumentText {
  /** Pages in their order */
  pages: {
    /** Page number, from 1 */
    page: number;
    /** Of the page: points for a PDF, pixels for a picture */
    width: number;
    /** Height of the page */
    height: number;
    /** The words in reading order */
    words: {
      /** The printed text */
      text: string;
      /** x0, y0, x1, y1 in 0–1 of the page as displayed */
      box: [number, number, number, number];
      /** Probability that the value is right, 0–1 */
      confidence: number;
    }[];
  }[];
}

export interface DuplicateList {
  /** Likely duplicates of this invoice */
  duplicates: {
    /** Prefix and digits */
    id: string;
    /** 1: the very same file */
    score: number;
    /** Why they are likely duplicates */
    reasons: ("same_file" | "same_number" | "same_total_and_date")[];
  }[];
}

export interface ErrorBody {
  /** A stable code for programs */
  code: "INVALID_REQUEST" | "INVALID_PARAMETER" | "INVALID_QUERY" | "MISSING_FILE" | "INVALID_FILE_FORMAT" | "EMPTY_FILE" | "FILE_TOO_LARGE" | "TOO_MANY_PAGES" | "TOO_MANY_FILES" | "INVALID_ARCHIVE" | "FILE_NOT_FETCHED" | "INVALID_WEBHOOK_URL" | "WEBHOOK_LIMIT_REACHED" | "REVISION_MISMATCH" | "FIELD_LIMIT_REACHED" | "UNSUPPORTED_VERSION" | "IDEMPOTENCY_KEY_REUSED" | "UNAUTHORIZED" | "FORBIDDEN" | "NOT_FOUND" | "RATE_LIMIT_EXCEEDED" | "INTERNAL_ERROR" | "SERVICE_UNAVAILABLE";
  /** One sentence for a person */
  message: string;
  /** What exactly is wrong, as a stable name; docs/errors.md lists them. More may be added */
  reason: string;
  /** Path of the value that is not allowed, where it is one */
  parameter?: string;
  /** Values in the message, by name */
  values?: Record<string, string | number>;
  /** As in X-Request-ID; absent where one request has several errors */
  request_id?: string;
}

export type WebhookEvent = EventContent & {
  /** Prefix and digits */
  id: string;
  /** ISO 8601, UTC */
  created_at: string;
};

export type EventDetail = EventContent & {
  /** Prefix and digits */
  id: string;
  /** ISO 8601, UTC */
  created_at: string;
  /** The invoice concerned; null if none */
  invoice_id: string | null;
  /** API version whose shape the deliveries carry, as in their Service-Version header */
  version?: "1.0.0" | "1.0.3" | "1.0.4" | "1.1.0" | "1.1.1" | "1.2.0" | "1.3.0";
  /** One per receiver */
  deliveries: Delivery[];
};

export interface EventList {
  /** Types of events */
  events: (EventContent & {
    /** Prefix and digits */
    id: string;
    /** ISO 8601, UTC */
    created_at: string;
    /** The invoice concerned; null if none */
    invoice_id: string | null;
    /** How many deliveries are in each state */
    delivery_states: {
      /** Waiting to be sent */
      pending: number;
      /** Answered with 2xx */
      delivered: number;
      /** Failed after the last attempt */
      exhausted: number;
      /** No longer to be sent */
      canceled: number;
    };
  })[];
  pagination: Pagination;
}

/** By dotted path of the field */
export type Evidence = Record<string, FieldEvidence>;

export interface Export {
  /** exp_ and digits */
  id: string;
  /** undone: its invoices count as not exported again, unless another export also holds them as approved */
  status: "ready" | "undone";
  /** The kind of file */
  format: "csv" | "csv-semicolon" | "csv-lines" | "xlsx" | "jsonl" | "ubl-zip" | "cii-zip" | "datev" | "lexware" | "xero" | "quickbooks" | "odoo" | "erpnext" | "sage" | "sepa";
  /** Which invoices of the filter were meant */
  include: "approved_not_exported" | "approved" | "all";
  filter: ExportFilter;
  counts: ExportCounts;
  /** ISO 8601, UTC */
  created_at: string;
  /** The person's name, or the API key's */
  created_by: string;
  /** ISO 8601, UTC */
  undone_at?: string;
  /** Who undid it */
  undone_by?: string;
  /** Works with a key that has exports:read */
  download_url: string;
  /** The ids in the order of the file; in the answer for one export */
  invoices?: string[];
}

/** Invoices in the file, and the omitted ones by reason */
export interface ExportCounts {
  /** Invoices in the file */
  included: number;
  /** Invoices of the filter that are not in the file, by reason */
  left_out: {
    /** It may be a duplicate of another invoice, and nobody has decided */
    duplicate: number;
    /** Nobody has approved it */
    not_approved: number;
    /** It was exported before, while approved */
    exported_before: number;
    /** A value is missing without which the format cannot book or pay it */
    incomplete: number;
    /** Payments: Nobody has confirmed its bank account for its vendor */
    bank_account_new?: number;
    /** Payments: Its bank account is blocked */
    bank_account_blocked?: number;
    /** Payments: It is a credit note */
    credit_note?: number;
    /** Payments: Nothing is left to pay */
    paid?: number;
    /** Payments: Your own company issued it */
    sale?: number;
    /** Payments: It is not in EUR, or its account is outside the SEPA area */
    not_sepa?: number;
  };
}

/** Which invoices are considered; all by default */
export interface ExportFilter {
  /** Only these invoices */
  ids?: string[];
  /** Uploaded on this day or later */
  created_from?: string;
  /** Uploaded on this day or earlier */
  created_to?: string;
  /** Dated on this day or later */
  date_from?: string;
  /** Dated on this day or earlier */
  date_to?: string;
  /** total_amount of at least this */
  total_min?: number;
  /** total_amount of at most this */
  total_max?: number;
  /** Words of the invoice, as in the list */
  q?: string;
}

export interface ExportList {
  /** Newest first, without the ids of their invoices */
  exports: Export[];
  /** For the next page; null on the last */
  next_cursor: string | null;
}

export interface ExportPreview {
  /** Nothing was stored */
  dry_run: true;
  counts: ExportCounts;
}

/** The caller's own id of the document; need not be unique */
export type ExternalId = string;

export interface ExtractedData {
  /** Type of the document */
  document_type?: "invoice" | "credit_note" | "receipt";
  /** Number of the invoice */
  invoice_number?: string;
  /** Invoice date, YYYY-MM-DD */
  date?: string;
  /** Day by which it is to be paid, YYYY-MM-DD */
  due_date?: string;
  /** Number of the buyer's purchase order */
  purchase_order?: string;
  /** Terms of payment, as printed */
  payment_terms?: string;
  /** Language of the document, ISO 639-1 */
  language?: string;
  vendor?: Party;
  customer?: Customer;
  /** Currency code, ISO 4217 */
  currency?: string;
  /** Amount without tax, after discounts and charges */
  subtotal?: number;
  /** Sum of all taxes */
  total_tax?: number;
  /** Total of the document's own charges with tax; negative on a credit note */
  total_amount?: number;
  /** Amount that is left to pay */
  amount_due?: number;
  payment?: Payment;
  /** Lines of the invoice */
  line_items?: LineItem[];
  /** Taxes by rate */
  taxes?: TaxLine[];
  /** Charges and discounts on the whole document */
  charges?: Charge[];
  /** The account's own fields, by name */
  custom_fields?: Record<string, string | number | boolean>;
  confidence?: Confidence;
  locations?: Locations;
  /** The same shape as the fields, each leaf where it comes from */
  source?: Sources;
  /** QR codes and bar codes on the pages */
  codes?: MachineCode[];
  /** The file's own XML, where the values come from it */
  einvoice?: {
    /** The format of the XML */
    syntax: "cii" | "zugferd-1" | "ubl" | "fatturapa" | "facturae" | "cfdi";
    /** The guideline it claims to follow, such as urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0 */
    profile?: string;
  };
  /** Arithmetic and plausibility checks with their outcome */
  checks?: Check[];
  /** Problems that a person should know about */
  issues?: Issue[];
}

export interface Failure {
  /** A stable code for programs */
  code: "UNREADABLE_TEXT" | "PASSWORD_PROTECTED" | "CORRUPT_FILE" | "NO_INVOICE_FOUND" | "PROCESSING_TIMEOUT" | "INTERNAL_ERROR";
  /** One sentence for people */
  message: string;
}

export interface Fault {
  /** Name of the check that fails */
  check: string;
  /** The cells that the check is about, rows by their numbers */
  fields: string[];
  /** The figures that do not agree */
  figures: Record<string, number | string>;
  /** Values of which each alone would put it right */
  fits: {
    /** Dotted path of the field */
    field: string;
    /** The value itself */
    value: number;
  }[];
}

export interface FieldCandidate {
  /** The value itself */
  value: string | number | boolean;
  /** Probability that the value is right, 0–1 */
  confidence: number;
  location?: FieldLocation;
}

export interface FieldEvidence {
  /** The printed text that the value was read from */
  raw_text?: string;
  /** Possible values, best first */
  candidates: FieldCandidate[];
}

export type FieldSource = "page" | "xml" | "code" | "memory" | "vendor" | "rule" | "person";

export interface FilePart extends InvoiceListItem {
  /** The first and the last page */
  pages: [number, number];
}

export interface GivenBankAccount {
  /** With or without blanks */
  iban?: string;
  /** An account number that is no IBAN */
  account?: string;
  /** Of its bank */
  bic?: string;
  /** blocked: invoices that show it need review */
  status?: "confirmed" | "blocked";
}

export interface GivenOrderLine {
  /** Your id of the line */
  line_id?: string;
  /** Article number */
  sku?: string;
  /** Article or service */
  description: string;
  /** Ordered quantity */
  quantity: number;
  /** Net price of one unit */
  unit_price: number;
  /** Received so far; more than this should not be invoiced */
  received_quantity?: number;
}

export interface Invoice {
  /** Prefix and digits */
  id: string;
  /** Its status now */
  status: "processing" | "completed" | "failed";
  /** ISO 8601, UTC */
  created_at: string;
  /** ISO 8601, UTC */
  completed_at?: string;
  /** ISO 8601, UTC */
  failed_at?: string;
  /** The name the file was sent under */
  filename: string;
  external_id?: ExternalId;
  metadata?: Metadata;
  /** The batch or bulk that the file was sent in */
  batch_id?: string;
  /** URL of the stored file; valid for seven days without a key, and always with one */
  file_url: string;
  /** Since when the account's retention has removed the file */
  file_deleted_at?: string;
  /** Counts up with every change; for If-Match */
  revision: number;
  /** Once it ended: whether somebody approved or rejected it */
  review?: "open" | "approved" | "rejected";
  /** Why it was rejected */
  review_reason?: string;
  /** Rules that applied to it, in their order */
  rules?: AppliedRule[];
  /** Tags that the rules gave it */
  tags?: string[];
  /** How many approvals the rules ask for; else one */
  approvals_required?: number;
  /** Approvals so far, oldest first */
  approvals?: Approval[];
  /** Dotted paths of the values that were corrected */
  corrected?: string[];
  /** Time of its first export while approved, in GET /invoices/{id} */
  exported_at?: string;
  /** The exports that hold it, approved or not, oldest first */
  exports?: string[];
  /** Its vendor among the account's, where it is known */
  vendor_id?: string;
  /** How the vendor was identified */
  vendor_match?: {
    /** What agrees with the vendor */
    by: ("tax_id" | "iban" | "name" | "memory")[];
    /** Probability that the value is right, 0–1 */
    confidence: number;
  };
  /** Where own companies are set and one of them is a party: whether it buys or sells */
  direction?: "purchase" | "sale";
  /** Where the file holds several invoices: which of them this is */
  part_of?: PartOf;
  /** On the first of several invoices in a file: the ids of all, in order */
  parts?: string[];
  /** When completed. confidence, locations, checks, issues, codes, charges and custom_fields are always there, empty where nothing was found; every other member only where it was read */
  extracted_data?: ExtractedData;
  error?: Failure;
  /** What each field was read from, and what else it might be */
  evidence?: Evidence;
  /** The invoice as lists show it */
  summary?: InvoiceListItem;
  /** The stored file and the invoices in it */
  file?: {
    /** Media type, such as application/pdf */
    content_type: string;
    /** How many pages it has */
    pages: number;
    /** Every invoice of the file in the order of its pages, this one among them */
    invoices: FilePart[];
  };
  /** Corrections in force, the oldest first */
  corrections?: CorrectionRow[];
  /** The number of each row, by which changes name it; it stays when another row is removed */
  row_numbers?: {
    /** Lines of the invoice */
    line_items: number[];
    /** Taxes by rate */
    taxes: number[];
    /** Charges and discounts on the whole document */
    charges: number[];
  };
  /** What does not fit together */
  faults?: Fault[];
  /** Why it needs review by the account's settings, except possible duplicates; empty if it does not */
  doubts?: ReviewDoubt[];
  /** The account's custom fields that apply to the vendor */
  custom_field_definitions?: CustomField[];
  /** Paths of the fields that the account requires on such a document */
  required_fields?: string[];
  /** Invoices that were declared no duplicates of this one */
  dismissed_duplicates?: string[];
  /** Invoices that look like the same one, newest first */
  duplicates?: PossibleDuplicate[];
  /** Comments and decisions, oldest first */
  notes?: ReviewNote[];
  /** Whose turn it is; null is anybody's */
  assignee?: {
    /** Prefix and digits */
    id: string;
    /** Name for people */
    name: string;
  } | null;
  /** Who approved or rejected it; null while review is open */
  reviewed?: {
    /** A person's name, or `API key` and the name of the key */
    who: string;
    /** ISO 8601, UTC */
    at: string;
  } | null;
  /** In the answer to corrections: what each taught about the vendor */
  lessons?: (LearnedLesson | UnlearnedLesson)[];
}

export interface InvoiceList {
  /** Invoices on this page of the list */
  invoices: InvoiceListItem[];
  pagination: Pagination;
}

export interface InvoiceListItem {
  /** Prefix and digits */
  id: string;
  /** Its status now */
  status: "processing" | "completed" | "failed";
  /** ISO 8601, UTC */
  created_at: string;
  /** null until completed, and when the total was not read */
  total_amount: number | null;
  /** Currency code, ISO 4217 */
  currency: string | null;
  /** Name of the vendor */
  vendor_name: string | null;
  /** Number of the invoice */
  invoice_number: string | null;
  /** Calendar date of the invoice, YYYY-MM-DD */
  date: string | null;
  /** File name given at upload */
  filename: string;
  /** Once it ended */
  review?: "open" | "approved" | "rejected";
  /** How many approvals the rules ask for; else one */
  approvals_required?: number;
  /** Approvals so far, oldest first */
  approvals?: Approval[];
  external_id?: ExternalId;
  metadata?: Metadata;
  /** Day by which it is to be paid, YYYY-MM-DD */
  due_date: string | null;
  /** Type of the document */
  document_type: string | null;
  /** The lowest among the fields that matter; null until completed */
  confidence: number | null;
  /** How many checks of the record fail */
  failed_checks: number;
  /** Whether a person should look */
  needs_review: boolean;
  /** How many invoices look like the same one */
  duplicate_count: number;
  /** Whether a value differs from the extraction */
  has_corrections: boolean;
  /** Time of its first export while approved */
  exported_at?: string;
  /** Where it was exported while approved: whether its values have changed since */
  changed_since_export?: boolean;
  /** In one word: processing, failed, rejected, exported, approved, to_review (needs_review), or ready to be approved */
  state: "processing" | "failed" | "to_review" | "ready" | "approved" | "exported" | "rejected";
  /** Why it failed */
  error?: Failure;
}

export interface Issue {
  /** A stable code for programs */
  code: string;
  /** Dotted path of the field */
  field?: string;
  /** One sentence for people */
  message: string;
  /** Value on the page */
  page_value?: unknown;
  /** Value in the file's XML */
  xml_value?: unknown;
  /** Value in a code on the page */
  code_value?: unknown;
}

export interface LearnedLesson {
  /** Dotted path of the field */
  field: string;
  /** Whether something was remembered */
  learned: true;
  /** The value itself, or the place beside a printed label */
  kind: "value" | "place";
  /** The party that sells */
  vendor: string;
  /** The printed label */
  anchor: string | null;
}

export interface LineItem {
  /** Text of the line */
  description?: string;
  /** Article number of the seller */
  sku?: string;
  /** GTIN, EAN or UPC */
  gtin?: string;
  /** First day of the service */
  service_from?: string;
  /** Last day of the service */
  service_to?: string;
  /** Number of units */
  quantity?: number;
  /** Unit of the quantity, as printed */
  unit?: string;
  /** Price of one unit */
  unit_price?: number;
  /** Discount on the line in percent */
  discount_rate?: number;
  /** Discount on the line, as a positive amount */
  discount?: number;
  /** Tax rate in percent */
  tax_rate?: number;
  /** Tax of the line */
  tax_amount?: number;
  /** Without tax, where the document prints it */
  net_total?: number;
  /** With tax, where the document prints it */
  gross_total?: number;
  /** Amount of the line, as printed */
  total?: number;
  /** Index of the line that this one is a part of */
  parent?: number;
  /** The account's own fields, by name */
  custom_fields?: Record<string, string | number | boolean>;
}

export interface FieldLocation {
  /** 1 is the first page */
  page: number;
  /** x0, y0, x1, y1 in 0–1 of the upright page */
  box: [number, number, number, number];
}

export interface Locations extends Mirror<ReadFields, FieldLocation> {}

export interface MachineCode {
  /** 1 is the first page */
  page: number;
  /** x0, y0, x1, y1 in 0–1 of the upright page */
  box: [number, number, number, number];
  /** Which kind it is */
  kind: "ch-qr-bill" | "epc" | "pt-atcud" | "es-verifactu" | "es-ticketbai" | "ar-afip" | "cl-ted" | "mx-cfdi" | "br-nfe" | "sv-dte" | "in-einvoice" | "sa-zatca" | "pl-ksef" | "de-tse" | "at-rksv" | "si-upn" | "hr-hub3" | "cz-spayd" | "sk-paybysquare" | "other";
  /** Dotted paths of this contract where one fits, such as vendor.tax_id; else the code's own names */
  values: Record<string, string | number>;
}

export interface MatchedLine {
  /** Index in line_items, from 0 */
  invoice_line: number;
  /** The order of the line */
  order_id?: string;
  /** Index in the order's lines, from 0 */
  order_line?: number;
  /** Number of units */
  quantity: {
    /** On this line */
    invoiced?: number;
    /** On the order's line */
    ordered?: number;
    /** Received so far */
    received?: number;
    /** On earlier invoices and earlier lines */
    invoiced_before: number;
  };
  /** Price of one unit */
  unit_price: {
    /** On this line */
    invoiced?: number;
    /** On the order's line */
    ordered?: number;
  };
  /** partial: some of the line remains. over: more than ordered or received. not_ordered: no line fits */
  result: "matched" | "partial" | "over" | "price_differs" | "not_ordered";
  /** Probability that both lines are the same article */
  confidence: number;
}

/** The caller's own texts by name: at most 20 keys of 40 characters, texts of at most 500 */
export type Metadata = Record<string, string>;

export interface NewOrder extends OrderChange {
  /** The number that is printed on invoices */
  number: string;
  /** ISO 4217 */
  currency: string;
  /** Ordered articles and services */
  lines: GivenOrderLine[];
}

export interface NewRule extends RuleChange {
  /** Shown on the invoices that it applies to */
  name: string;
  /** Conditions that must all be met; without any it applies to every invoice */
  when: RuleConditions;
  /** What it does */
  then: RuleActions;
}

export interface NewVendor extends VendorChange {
  /** As printed on its invoices */
  name: string;
}

export interface Order {
  /** Prefix and digits */
  id: string;
  /** The number that is printed on invoices */
  number: string;
  /** Its vendor among the account's */
  vendor_id?: string;
  /** Its vendor as it was given */
  vendor?: OrderVendor;
  /** Currency code, ISO 4217 */
  currency: string;
  /** Ordered articles and services */
  lines: OrderLine[];
  /** Net total */
  total: number;
  /** Its status now */
  status: "open" | "closed";
  /** Your id of the order */
  external_id?: string;
  /** Invoices that are matched with it, oldest first */
  invoices: string[];
  /** When it was imported or created */
  created_at: string;
}

export interface OrderChange {
  /** The number that is printed on invoices */
  number?: string;
  /** Its vendor among the account's */
  vendor_id?: string | null;
  /** Its vendor, where the account does not have it yet */
  vendor?: OrderVendor | null;
  /** ISO 4217 */
  currency?: string;
  /** Ordered articles and services */
  lines?: GivenOrderLine[];
  /** Net total; null for the sum of the lines */
  total?: number | null;
  /** closed: no further invoices are expected */
  status?: "open" | "closed";
  /** Your id of the order; an import finds it again by this */
  external_id?: ExternalId | null;
}

export interface OrderLine {
  /** Your id of the line */
  line_id?: string;
  /** Article number of the seller */
  sku?: string;
  /** Free text label */
  description: string;
  /** Ordered quantity */
  quantity: number;
  /** Net price of one unit */
  unit_price: number;
  /** Received so far */
  received_quantity?: number;
  /** Invoiced so far; rejected invoices do not count */
  invoiced_quantity: number;
}

export interface OrderList {
  /** Newest first; of an import the first row */
  orders: Order[];
  /** For the next page; null on the last */
  next_cursor: string | null;
}

export interface OrderMatch {
  /** The orders; several with ambiguous */
  orders: string[];
  /** partial: fits, and something remains. over: more than ordered or received. mismatch: price, currency, vendor or a line differs. ambiguous: several orders fit equally */
  status: "matched" | "partial" | "over" | "mismatch" | "no_order" | "ambiguous";
  /** One entry per line of the invoice */
  lines: MatchedLine[];
  /** Net totals of both */
  totals: {
    /** Net total of the invoice */
    invoiced?: number;
    /** Net total of the orders */
    ordered?: number;
    /** Net total of earlier invoices */
    invoiced_before: number;
  };
  tolerance: OrderTolerance;
}

export interface OrderSettings {
  /** A price or total may differ by the larger of both; a quantity may exceed the order by the percentage */
  tolerance: OrderTolerance;
}

export interface OrderTolerance {
  /** In percent of the ordered value */
  percent: number;
  /** Amount in the document's currency */
  amount: number;
}

export interface OrderVendor {
  /** Its name */
  name?: string;
  /** Its VAT or tax number */
  tax_id?: string;
}

export interface OwnCompany {
  /** The registered name */
  name: string;
  /** Other names that are printed on invoices to this company */
  aliases?: string[];
  /** VAT and tax numbers */
  tax_ids?: string[];
  /** Addresses, each in one line */
  addresses?: string[];
  /** ISO 3166-1 alpha-2 */
  country?: string;
}

export interface Pagination {
  /** Number of matches */
  total: number;
  /** Requested page size */
  limit: number;
  /** Number of skipped entries */
  offset: number;
  /** Whether more entries follow */
  has_more: boolean;
  /** For the page after this one; null on the last */
  next_cursor?: string | null;
  /** true where total is a lower bound: more match, and counting them all would take too long */
  total_capped?: boolean;
}

export interface PartOf {
  /** The record of the upload */
  file_of: string;
  /** Index, from 1 */
  index: number;
  /** Number of them */
  count: number;
  /** The first and the last page */
  pages: [number, number];
}

export interface Party {
  /** Name of the vendor, as printed */
  name?: string;
  /** VAT or tax number as printed, spaces removed */
  tax_id?: string;
  /** The printed lines joined with ", ", without the name */
  address?: string;
  address_parts?: AddressParts;
}

export interface PartyConfidence {
  name?: number;
  tax_id?: number;
  address?: number;
  address_parts?: {
    street?: number;
    postal_code?: number;
    city?: number;
    region?: number;
    country?: number;
  };
}

export interface PartyLocations {
  name?: FieldLocation;
  tax_id?: FieldLocation;
  address?: FieldLocation;
  address_parts?: {
    street?: FieldLocation;
    postal_code?: FieldLocation;
    city?: FieldLocation;
    region?: FieldLocation;
    country?: FieldLocation;
  };
}

export interface PartySources {
  name?: FieldSource;
  tax_id?: FieldSource;
  address?: FieldSource;
  address_parts?: {
    street?: FieldSource;
    postal_code?: FieldSource;
    city?: FieldSource;
    region?: FieldSource;
    country?: FieldSource;
  };
}

export interface Payment {
  /** IBAN to pay to */
  iban?: string;
  /** BIC of that bank */
  bic?: string;
  /** Reference to quote with the payment */
  reference?: string;
}

export interface PossibleDuplicate extends InvoiceListItem {
  /** Why they are likely duplicates */
  reasons: ("same_file" | "same_number" | "same_total_and_date")[];
}

export interface RejectedFile {
  /** File name given at upload */
  filename: string;
  error: ErrorBody;
}

export interface Retention {
  /** Days after the upload; null keeps documents until they are deleted */
  days: number | null;
  /** file: the uploaded file alone. record: the file and the record */
  removes: "file" | "record";
  /** The operator's own limit, after which file and record are removed; null is none */
  maximum_days: number | null;
}

export interface ReviewDoubt {
  /** Which kind it is */
  kind: "missing" | "low_confidence" | "failed_check" | "issue";
  /** Dotted path, rows by their numbers; absent for the whole document */
  field?: string;
  /** With low_confidence */
  confidence?: number;
  /** With failed_check: its name */
  check?: string;
  /** With issue: its code */
  code?: string;
}

export interface ReviewNote {
  /** Prefix and digits */
  id: string;
  /** Which kind it is */
  kind: "comment" | "assigned" | "approved" | "rejected" | "reopened";
  /** The comment, the reason of a rejection, the name of the assignee, or which approval of how many, as 1/2 */
  text: string;
  /** A person, API key and its name, or a rule */
  who: string;
  /** When it was done, UTC */
  at: string;
  /** The rule that assigned it */
  rule_id?: string;
}

export interface ReviewOfType {
  /** Fields that need a value of sufficient confidence, as dotted paths */
  required: ("document_type" | "invoice_number" | "date" | "due_date" | "purchase_order" | "payment_terms" | "vendor.name" | "vendor.tax_id" | "vendor.address" | "customer.name" | "customer.tax_id" | "customer.address" | "currency" | "subtotal" | "total_tax" | "total_amount" | "amount_due" | "payment.iban" | "payment.bic" | "payment.reference")[];
  /** Further doubts that need review. failed_checks: a check fails. code_differences: a code is invalid or differs from the page. xml_differences: the XML is unusable or differs from the page. uncertain_split: of the file's pages. Low confidence of other_fields: those not required; line_amounts: figures and dates in rows; line_texts: texts in rows */
  stop_at: ("failed_checks" | "code_differences" | "xml_differences" | "uncertain_split" | "other_fields" | "line_amounts" | "line_texts")[];
}

/** By type of document; invoice is also for documents whose type was not read */
export interface ReviewSettings {
  invoice: ReviewOfType;
  credit_note: ReviewOfType;
  receipt: ReviewOfType;
}

export interface RotatedSecret {
  /** The new secret, whsec_… */
  secret: string;
  /** Until then the previous secret also signs */
  previous_secret_until: string | null;
}

export interface RowImport {
  /** Number of new ones */
  created: number;
  /** Number of changed ones */
  updated: number;
  /** Rows that were left out */
  failed: number;
  /** The first 1 000 of them */
  errors: {
    /** Line of the file */
    row: number;
    /** Path of the invalid member */
    path: string;
    /** Why it is invalid */
    message: string;
    /** What exactly is wrong, as a stable name; docs/errors.md lists them. More may be added */
    reason: string;
    /** Values in the message, by name */
    values?: Record<string, string | number>;
  }[];
}

export interface Rule {
  /** Prefix and digits */
  id: string;
  /** Name for people */
  name: string;
  /** Whether it is applied */
  enabled: boolean;
  /** Place in the order, from 1 */
  position: number;
  /** Conditions that must all be met */
  when: RuleConditions;
  /** What it does */
  then: RuleActions;
  /** ISO 8601, UTC */
  created_at: string;
}

export interface RuleActions {
  /** Values of custom fields, by name; a value that a person entered stays */
  set?: Record<string, string | number | boolean>;
  /** How many different people or API keys must approve the invoice */
  approvals?: number;
  /** The member who reviews the invoice, unless somebody was chosen already */
  assign_to?: string;
  /** Tags to find the invoice by */
  tags?: string[];
}

export interface RuleChange {
  /** Shown on the invoices that it applies to */
  name?: string;
  /** Whether it is applied */
  enabled?: boolean;
  /** Place in the order, from 1; other rules move. By default the last */
  position?: number;
  /** Conditions that must all be met; without any it applies to every invoice */
  when?: RuleConditions;
  /** What it does */
  then?: RuleActions;
}

export interface RuleConditions {
  /** A vendor of the account */
  vendor_id?: string;
  /** Country of the vendor, ISO 3166-1 alpha-2 */
  country?: string;
  /** ISO 4217 */
  currency?: string;
  /** Type of the document */
  document_type?: "invoice" | "credit_note" | "receipt";
  /** total_amount of at least this */
  total_min?: number;
  /** total_amount of at most this */
  total_max?: number;
  /** Printed words */
  words?: {
    /** lines: texts of line items. page: all printed words */
    in: "lines" | "page";
    /** Words or phrases of which one is there; case and accents do not matter */
    any: string[];
  };
  /** Code of an issue that the invoice has */
  issue?: string;
}

export interface RuleList {
  /** In the order in which they are applied */
  rules: Rule[];
}

export interface RuleTrial {
  /** How many invoices the rule was compared with */
  tried: number;
  /** Invoices to which it would have applied, newest first */
  invoices: {
    /** Prefix and digits */
    id: string;
    /** Name of the vendor */
    vendor_name: string | null;
    /** Number of the invoice */
    invoice_number: string | null;
    /** Date of the invoice, YYYY-MM-DD */
    date: string | null;
    /** The total; null until completed, or if it was not read */
    total_amount: number | null;
    /** Currency code, ISO 4217 */
    currency: string | null;
    /** Custom fields that the rule would have set */
    set?: Record<string, string | number | boolean>;
    /** Custom fields in which the value of a person stays */
    kept?: string[];
  }[];
}

export interface Sources extends Mirror<ReadFields, FieldSource> {}

export interface TaxLine {
  /** Tax rate in percent */
  rate?: number;
  /** Amount that is taxed at this rate */
  base?: number;
  /** Tax at this rate */
  amount?: number;
}

export interface UnlearnedLesson {
  /** Dotted path of the field */
  field: string;
  /** Whether something was remembered */
  learned: false;
  /** Why nothing was remembered */
  why: "vendor_unknown" | "taken_away" | "differs_each_time" | "place_unknown" | "wrong_check_digits" | "not_possible_now";
}

export interface UploadedBatch {
  /** Id of the batch */
  batch_id: string;
  /** Invoices on this page of the list */
  invoices: UploadedInvoice[];
  /** Refused files with their errors */
  rejected: RejectedFile[];
}

export interface UploadedInvoice {
  /** Prefix and digits */
  id: string;
  /** Its status now */
  status: "processing";
  /** ISO 8601, UTC */
  created_at: string;
  /** The name the file was sent under */
  filename: string;
  external_id?: ExternalId;
  metadata?: Metadata;
  /** URL of the stored file; valid for seven days without a key, and always with one */
  file_url: string;
  /** ISO 8601, UTC */
  estimated_completion: string;
}

export interface Vendor {
  /** Prefix and digits */
  id: string;
  /** As printed on its invoices */
  name: string;
  /** Other names, also of vendors that were merged into it */
  aliases: string[];
  /** VAT and tax numbers */
  tax_ids: string[];
  /** ISO 3166-1 alpha-2 */
  country?: string;
  /** In one line */
  address?: string;
  /** Your id of the vendor */
  external_id?: string;
  /** Oldest first */
  bank_accounts: BankAccount[];
  defaults: VendorDefaults;
  /** Taught by corrections; not in lists */
  memory?: {
    /** Dotted path of the field */
    field: string;
    /** A value, or the position where it is printed */
    kind: "value" | "position";
    /** For the kind value */
    value?: string | number;
    /** When a correction taught it last */
    learned_at: string;
    /** How many corrections taught it */
    corrections: number;
  }[];
  /** How many invoices are of it */
  invoices: number;
  /** When the newest of them was uploaded */
  last_invoice_at?: string;
  /** When it was imported, created or first approved */
  created_at: string;
}

export interface VendorChange {
  /** As printed on its invoices */
  name?: string;
  /** Other names */
  aliases?: string[];
  /** VAT and tax numbers */
  tax_ids?: string[];
  /** ISO 3166-1 alpha-2 */
  country?: string | null;
  /** In one line */
  address?: string | null;
  /** Your id of the vendor; an import finds it again by this */
  external_id?: ExternalId | null;
  /** Accounts to add or to change; others stay. Without status they are confirmed */
  bank_accounts?: GivenBankAccount[];
  defaults?: VendorDefaults;
}

export interface VendorDefaults {
  /** ISO 4217; where none was read */
  currency?: string;
  /** By name; where no value was read */
  custom_fields?: Record<string, string | number | boolean>;
}

export interface VendorList {
  /** By name, without memory */
  vendors: Vendor[];
  /** For the next page; null on the last */
  next_cursor: string | null;
}

export interface WebhookEndpoint {
  /** Prefix and digits */
  id: string;
  /** The full URL */
  url: string;
  /** Types of events */
  events: ("invoice.completed" | "invoice.failed" | "invoice.updated" | "invoice.deleted" | "batch.completed" | "bulk.completed" | "vendor.bank_account_seen" | "export.completed")[];
  /** Free text label */
  description: string | null;
  /** Whether it is active */
  enabled: boolean;
  /** ISO 8601, UTC */
  created_at: string;
  /** Present while the endpoint is disabled */
  disabled_at?: string;
  /** Why it is disabled */
  disabled_reason?: "by_hand" | "gone" | "failing";
  /** The reason as a sentence */
  disabled_message?: string;
  /** Whether its own secret signs its deliveries instead of the account's */
  own_secret: boolean;
  /** Until then its secret before the last rotation also signs */
  previous_secret_until: string | null;
  /** Present while attempts fail; after 5 days the endpoint is disabled */
  failing_since?: string;
}

export interface WebhookList {
  /** Every endpoint of the account */
  webhooks: WebhookEndpoint[];
}

export interface WebhookSettings {
  /** Receives the events of uploads that name no webhook_url */
  default_url: string | null;
  /** Until then the secret before the last rotation also signs */
  previous_secret_until: string | null;
}

/** Notice of a deleted invoice */
export interface DeletedInvoiceNotice {
  /** Id of the invoice */
  id: string;
  /** When it was deleted */
  deleted_at: string;
}

/** A bank account that an invoice of a known vendor shows and nobody has confirmed */
export interface SeenBankAccount {
  /** The vendor */
  vendor_id: string;
  /** Its name */
  vendor_name: string;
  bank_account: BankAccount;
  /** The invoice that shows it */
  invoice_id: string;
}
