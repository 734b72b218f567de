import { z } from "zod";
import { errorBody } from "../envelope.ts";
import { extractedData, failureCodes } from "../invoice.ts";
import { limits } from "../limits.ts";
import { parseTimestamp } from "../timestamp.ts";

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

/** The multipart form of POST /invoices/extract, as OpenAPI shows it; the parser streams and does not use it. */
export const uploadForm = z.object({
  file: z
    .file()
    .describe(
      `A PDF, JPG, PNG, WEBP, TIFF or HEIC file, or an e-invoice as XML (UBL, CII, FatturaPA, Facturae, CFDI; also signed as .p7m), of at most ${limits.fileBytes / 1024 / 1024} MB and ${limits.pdfPages} pages. Repeat the field for a batch of up to ${limits.filesPerRequest}.`,
    ),
  webhook_url: z.string().optional().describe("Receives the event of this invoice"),
  extract_line_items: z.boolean().default(true).describe("false leaves line_items out of the result"),
  split: z
    .enum(splitModes)
    .default("auto")
    .describe("Whether the file may hold several invoices: decided by its pages, never, or each page is one"),
});

export const partOf = z.object({
  file_of: invoiceId.describe("The record of the upload"),
  index: z.int().min(1),
  count: z.int().min(2),
  pages: z.tuple([z.int().min(1), z.int().min(1)]).describe("The first and the last page"),
});
export type PartOf = z.infer<typeof partOf>;

export const invoiceRecord = z.object({
  id: invoiceId,
  status: z.enum(invoiceStatuses),
  created_at: timestamp,
  completed_at: timestamp.optional(),
  failed_at: timestamp.optional(),
  file_url: z.url(),
  part_of: partOf.optional().describe("Where the file holds several invoices: which of them this is"),
  parts: z.array(invoiceId).optional().describe("On the first of several invoices in a file: the ids of all, in order"),
  extracted_data: extractedData.partial().optional(),
  error: failureBody.optional(),
});
export type InvoiceRecord = z.infer<typeof invoiceRecord>;

export const invoiceListItem = z.object({
  id: invoiceId,
  status: z.enum(invoiceStatuses),
  created_at: timestamp,
  total_amount: z.number().nullable().describe("null until completed, and when the total was not read"),
  currency: z.string().nullable(),
});
export type InvoiceListItem = z.infer<typeof invoiceListItem>;

export const pagination = z.object({
  total: z.int().min(0),
  limit: z.int(),
  offset: z.int(),
  has_more: z.boolean(),
});
export type Pagination = z.infer<typeof pagination>;

export const invoiceList = z.object({ invoices: z.array(invoiceListItem), pagination });
export type InvoiceList = z.infer<typeof invoiceList>;

export const deletedInvoice = z.object({ id: invoiceId, deleted: z.literal(true) });
export type DeletedInvoice = z.infer<typeof deletedInvoice>;

/** A whole number as query text; "1e3", "+5" and "5.0" are not whole numbers to a client that mistyped them. */
export function wholeNumber(minimum: number, maximum: number) {
  return z
    .string()
    .regex(/^-?\d{1,16}$/, "must be a whole number")
    .transform(Number)
    .pipe(z.int().min(minimum, `must be at least ${minimum}`).max(maximum, `must be at most ${maximum}`));
}

export const timestampText = z
  .string()
  .describe("ISO 8601 date or timestamp with an offset or Z; exclusive")
  .transform((text, context) => {
    const milliseconds = parseTimestamp(text);
    if (milliseconds !== undefined) return milliseconds;
    context.addIssue({ code: "custom", message: "must be an ISO 8601 date, or a timestamp with an offset or Z" });
    return z.NEVER;
  });

export const listInvoicesQuery = z.object({
  limit: wholeNumber(1, limits.listMaximum).default(limits.listDefault),
  offset: wholeNumber(0, Number.MAX_SAFE_INTEGER).default(0),
  status: z.enum(invoiceStatuses, "must be processing, completed or failed").optional(),
  created_after: timestampText.optional(),
  created_before: timestampText.optional(),
});
export type ListInvoicesQuery = z.infer<typeof listInvoicesQuery>;
