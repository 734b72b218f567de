import { z } from "zod";
import { errorBody } from "../../values/errors/envelope.ts";
import { acceptedFiles } from "../../values/errors/errors.ts";
import { confidenceBands } from "../../values/invoice/confidence-bands.ts";
import { extractedData, failureCodes, location } from "../../values/invoice/invoice.ts";
import { invoiceStates } from "../../values/invoice/invoice-state.ts";
import { limits } from "../../values/limits.ts";
import { parseTimestamp } from "../../values/timestamp.ts";
import { appliedRule, approval } from "../payables/applied-rules.ts";
import { directions, vendorMatch } from "../payables/companies.ts";
import { externalId, metadata, metadataKey, metadataValue } from "./caller-data.ts";

export const invoiceStatuses = ["processing", "completed", "failed"] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];

const timestamp = z.iso.datetime().describe("ISO 8601, UTC");
const invoiceId = z.string().regex(/^inv_\d{1,19}$/);

export const invoiceIdParams = z.object({ id: z.string().describe("inv_ and digits") });

export const failureBody = z.object({ code: z.enum(failureCodes), message: z.string() });
export type FailureBody = z.infer<typeof failureBody>;

export const uploadedInvoice = z.object({
  id: invoiceId,
  status: z.literal("processing"),
  created_at: timestamp,
  filename: z.string().describe("The name the file was sent under"),
  external_id: externalId.optional(),
  metadata: metadata.optional(),
  file_url: z.url(),
  estimated_completion: timestamp,
});
export type UploadedInvoice = z.infer<typeof uploadedInvoice>;

export const rejectedFile = z.object({ filename: z.string(), error: errorBody });
export type RejectedFile = z.infer<typeof rejectedFile>;

export const uploadedBatch = z.object({
  batch_id: z.string().regex(/^bat_\d{1,19}$/),
  invoices: z.array(uploadedInvoice),
  rejected: z.array(rejectedFile),
});
export type UploadedBatch = z.infer<typeof uploadedBatch>;

export const splitModes = ["auto", "never", "pages"] as const;
export type SplitMode = (typeof splitModes)[number];

/** The multipart form of POST /invoices/extract for OpenAPI; the streaming parser does not use it. */
export const uploadForm = z.object({
  file: z
    .file()
    .describe(
      `The bytes of ${acceptedFiles}: at most ${limits.fileBytes / 1024 / 1024} MB and ${limits.pdfPages} pages. Repeat the field for a batch of up to ${limits.filesPerRequest}.`,
    ),
  webhook_url: z.string().optional().describe("Receives the event of this invoice"),
  replaces: z
    .string()
    .optional()
    .describe(
      "An invoice of which this is a better picture: it goes into the trash, and its external_id, metadata and webhook_url are kept",
    ),
  extract_line_items: z.boolean().default(true).describe("false leaves line_items out of the result"),
  split: z
    .enum(splitModes)
    .default("auto")
    .describe("Whether the file may hold several invoices: decided by its pages, never, or each page is one"),
  external_id: externalId.optional(),
  metadata: z.string().optional().describe(`${metadata.description}. A JSON object as text`),
  fields: z
    .string()
    .optional()
    .describe(
      "Names of the custom fields to look for, comma-separated or as a JSON list; empty for none, without it all of the account's",
    ),
});

export const partOf = z.object({
  file_of: invoiceId.describe("The record of the upload"),
  index: z.int().min(1),
  count: z.int().min(1),
  pages: z.tuple([z.int().min(1), z.int().min(1)]).describe("The first and the last page"),
});
export type PartOf = z.infer<typeof partOf>;

export const reviewStates = ["open", "approved", "rejected"] as const;
export type ReviewState = (typeof reviewStates)[number];

/** A candidate value of a field, chosen or not. */
export const fieldCandidate = z.object({
  value: z.union([z.string(), z.number(), z.boolean()]),
  confidence: z.number().min(0).max(1),
  location: location.optional(),
});
export type FieldCandidate = z.infer<typeof fieldCandidate>;

export const fieldEvidence = z.object({
  raw_text: z.string().optional().describe("The printed text that the value was read from"),
  candidates: z.array(fieldCandidate).max(3).describe("Possible values, best first"),
});
export type FieldEvidence = z.infer<typeof fieldEvidence>;

export const evidence = z.record(z.string(), fieldEvidence).describe("By dotted path of the field");
export type Evidence = z.infer<typeof evidence>;

const approvalMembers = {
  approvals_required: z.int().min(1).optional().describe("How many approvals the rules ask for; else one"),
  approvals: z.array(approval).optional().describe("Approvals so far, oldest first"),
};

/** The record without members added by `include` and by changes. */
export const plainRecord = z.object({
  id: invoiceId,
  status: z.enum(invoiceStatuses),
  created_at: timestamp,
  completed_at: timestamp.optional(),
  failed_at: timestamp.optional(),
  filename: z.string().describe("The name the file was sent under"),
  external_id: externalId.optional(),
  metadata: metadata.optional(),
  batch_id: z.string().optional().describe("The batch or bulk that the file was sent in"),
  file_url: z.url(),
  file_deleted_at: timestamp.optional().describe("Since when the account's retention has removed the file"),
  revision: z.int().min(1).describe("Counts up with every change; for If-Match"),
  review: z.enum(reviewStates).optional().describe("Once it ended: whether somebody approved or rejected it"),
  review_reason: z.string().optional().describe("Why it was rejected"),
  rules: z.array(appliedRule).optional().describe("Rules that applied to it, in their order"),
  tags: z.array(z.string()).optional().describe("Tags that the rules gave it"),
  ...approvalMembers,
  corrected: z.array(z.string()).optional().describe("Dotted paths of the values that were corrected"),
  exported_at: timestamp.optional().describe("Time of its first export while approved, in GET /invoices/{id}"),
  exports: z.array(z.string()).optional().describe("The exports that hold it, approved or not, oldest first"),
  vendor_id: z.string().optional().describe("Its vendor among the account's, where it is known"),
  vendor_match: vendorMatch.optional().describe("How the vendor was identified"),
  direction: z
    .enum(directions)
    .optional()
    .describe("Where own companies are set and one of them is a party: whether it buys or sells"),
  part_of: partOf.optional().describe("Where the file holds several invoices: which of them this is"),
  parts: z.array(invoiceId).optional().describe("On the first of several invoices in a file: the ids of all, in order"),
  extracted_data: extractedData
    .partial()
    .optional()
    .describe(
      "When completed. confidence, locations, checks, issues, codes, charges and custom_fields are always there, empty where nothing was found; every other member only where it was read",
    ),
  error: failureBody.optional(),
});

export const invoiceListItem = z.object({
  id: invoiceId,
  status: z.enum(invoiceStatuses),
  created_at: timestamp,
  total_amount: z.number().nullable().describe("null until completed, and when the total was not read"),
  currency: z.string().nullable(),
  vendor_name: z.string().nullable(),
  invoice_number: z.string().nullable(),
  date: z.string().nullable().describe("Calendar date of the invoice, YYYY-MM-DD"),
  filename: z.string(),
  review: z.enum(reviewStates).optional().describe("Once it ended"),
  ...approvalMembers,
  external_id: externalId.optional(),
  metadata: metadata.optional(),
  due_date: z.string().nullable(),
  document_type: z.string().nullable(),
  confidence: z.number().nullable().describe("The lowest among the fields that matter; null until completed"),
  failed_checks: z.int().min(0).describe("How many checks of the record fail"),
  needs_review: z.boolean().describe("Whether a person should look"),
  duplicate_count: z.int().min(0).describe("How many invoices look like the same one"),
  has_corrections: z.boolean().describe("Whether a value differs from the extraction"),
  exported_at: timestamp.optional().describe("Time of its first export while approved"),
  changed_since_export: z
    .boolean()
    .optional()
    .describe("Where it was exported while approved: whether its values have changed since"),
  state: z
    .enum(invoiceStates)
    .describe(
      "In one word: processing, failed, rejected, exported, approved, to_review (needs_review), or ready to be approved",
    ),
  error: failureBody.optional().describe("Why it failed"),
});
export type InvoiceListItem = z.infer<typeof invoiceListItem>;

export const pagination = z.object({
  total: z.int().min(0),
  limit: z.int(),
  offset: z.int(),
  has_more: z.boolean(),
  next_cursor: z.string().nullish().describe("For the page after this one; null on the last"),
  total_capped: z
    .boolean()
    .optional()
    .describe("true where total is a lower bound: more match, and counting them all would take too long"),
});
export type Pagination = z.infer<typeof pagination>;

export const invoiceList = z.object({ invoices: z.array(invoiceListItem), pagination });
export type InvoiceList = z.infer<typeof invoiceList>;

export const batchIdParams = z.object({ id: z.string().describe("bat_ and digits") });

/** A batch without its invoices, as in a list. */
export const batchSummary = z.object({
  id: z.string().regex(/^bat_\d{1,19}$/),
  created_at: timestamp,
  completed_at: timestamp.optional().describe("When the last of its invoices ended"),
  counts: z.object({
    processing: z.int().min(0),
    completed: z.int().min(0),
    failed: z.int().min(0),
    rejected: z.int().min(0).describe("Files that were refused at upload"),
  }),
  rejected: z.array(rejectedFile),
});

export const batch = batchSummary.extend({
  invoices: z.array(invoiceListItem).describe("One per invoice, even if a file holds several"),
});
export type Batch = z.infer<typeof batch>;

export const batchList = z.object({
  batches: z.array(batchSummary).describe("Newest first, without their invoices"),
  next_cursor: z.string().nullable().describe("For the page after this one; null on the last"),
});
export type BatchList = z.infer<typeof batchList>;

export const deletedInvoice = z.object({ id: invoiceId, deleted: z.literal(true) });
export type DeletedInvoice = z.infer<typeof deletedInvoice>;

/** A whole number in a query; rejects "1e3", "+5" and "5.0", which are likely typing errors. */
export function wholeNumber(minimum: number, maximum: number) {
  return z
    .string()
    .regex(/^-?\d{1,16}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.int().min(minimum, `must be at least ${minimum}`).max(maximum, `must be at most ${maximum}`));
}

const timestampProblem =
  "must be a date such as 2026-03-31, or a timestamp with an offset or Z such as 2026-03-31T10:00Z";

export const timestampText = z
  .string()
  .describe("ISO 8601 date or timestamp with an offset or Z; exclusive")
  .transform((text, context) => {
    const milliseconds = parseTimestamp(text);
    if (milliseconds !== undefined) return milliseconds;
    context.addIssue({ code: "custom", message: timestampProblem });
    return z.NEVER;
  });

/** A page of groups of files; the cursor is the last id of the page before. */
export function groupListQuery(prefix: "bat" | "blk") {
  return z.object({
    limit: wholeNumber(1, limits.listMaximum).default(limits.listDefault).describe("How many to give, 1–100"),
    cursor: z
      .string()
      .regex(new RegExp(`^${prefix}_\\d{1,19}$`), "is not one that this list gave")
      .optional()
      .describe("The next_cursor of the page before"),
  });
}

const flag = z
  .enum(["true", "false"], "must be true or false")
  .transform((text) => text === "true")
  .pipe(z.boolean());
const day = z.iso.date("must be a date such as 2026-03-31");
const searched = z
  .string("must be a text")
  .trim()
  .min(1, "must not be empty")
  .max(200, "must be at most 200 characters")
  .refine((text) => !text.includes("\0"), "must not have a NUL character");
const amountText = z
  .string("must be a number")
  .regex(/^-?\d{1,15}(\.\d{1,6})?$/, "must be a number such as 119.00")
  .transform(Number)
  .pipe(z.number());

const sortKeys = ["created_at", "date", "total_amount", "vendor"] as const;
export type SortKey = (typeof sortKeys)[number];
export const sortOrders = sortKeys.flatMap((key) => [key, `-${key}` as const]);
export type SortOrder = SortKey | `-${SortKey}`;

/** Filter by next reviewer: `me` for invoices that the caller can still review, `others` for those the caller approved. */
export const awaitedPeople = ["me", "others"] as const;
export type AwaitedPeople = (typeof awaitedPeople)[number];

export const listInvoicesQuery = z.object({
  limit: wholeNumber(1, limits.listMaximum).default(limits.listDefault).describe("How many to give, 1–100"),
  offset: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0).describe("How many to skip; a cursor is faster"),
  cursor: z
    .string()
    .max(500)
    .optional()
    .describe("The next_cursor of the page before, with the same filters and sort; instead of offset"),
  sort: z
    .enum(sortOrders as [SortOrder, ...SortOrder[]], `must be one of ${sortOrders.join(", ")}`)
    .default("-created_at")
    .describe("A minus is descending. Invoices without the value come last either way"),
  status: z
    .enum(invoiceStatuses, "must be processing, completed or failed")
    .optional()
    .describe("Only with this status"),
  created_after: timestampText.optional(),
  created_before: timestampText.optional(),
  vendor: searched
    .optional()
    .describe("Tax number of the vendor, or its name from the beginning, without its legal form"),
  invoice_number: searched.optional().describe("The invoice number; signs such as / and - do not matter"),
  date_from: day.optional().describe("Invoice date of this day or later"),
  date_to: day.optional().describe("Invoice date of this day or earlier"),
  total_min: amountText.optional().describe("total_amount of at least this"),
  total_max: amountText.optional().describe("total_amount of at most this"),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, "must be a currency code of three capital letters")
    .optional()
    .describe("Only in this currency, ISO 4217"),
  q: searched.optional().describe("Words, or beginnings of words, in vendor, customer, number, order and file name"),
  external_id: searched.optional().describe("Only with exactly this external_id"),
  metadata: z
    .record(metadataKey, metadataValue, "must be given as metadata[key]=value")
    .optional()
    .describe("Only with exactly these texts: metadata[key]=value"),
  review: z
    .enum(reviewStates, "must be open, approved or rejected")
    .optional()
    .describe("Only completed ones in this state"),
  needs_review: flag
    .optional()
    .describe("Whether a person should look: a check failed, a needed value is unsure, or it could not be read"),
  awaiting: z
    .enum(awaitedPeople, "must be me or others")
    .optional()
    .describe("Needs review: by you, or, as you approved it, by others"),
  duplicates: flag.optional().describe("Whether another invoice looks like the same one"),
  confidence: z
    .enum(confidenceBands, `must be one of ${confidenceBands.join(", ")}`)
    .optional()
    .describe("Only completed ones whose lowest confidence is sure (from 0.9), check (from 0.6) or unsure"),
  exported: flag.optional().describe("Whether it was exported while approved, by an export that was not undone"),
  batch_id: searched.optional().describe("Only of this batch or bulk"),
  tag: searched.optional().describe("Only with exactly this tag of a rule"),
});
export type ListInvoicesQuery = z.infer<typeof listInvoicesQuery>;
