import { z } from "zod";
import type { DuplicateReason } from "../api/documents.ts";
import type { Assignee, CorrectionRow, Fault, InvoiceRecord, ReviewNote } from "../api/invoice-record.ts";
import {
  type Evidence,
  type InvoiceList,
  type InvoiceListItem,
  type InvoiceStatus,
  invoiceStatuses,
  type ReviewState,
  reviewStates,
  type SortOrder,
  sortOrders,
} from "../api/invoices.ts";
import type { RowList } from "../fields/field-paths.ts";
import { confidenceBands } from "../values/confidence-bands.ts";
import type { ErrorBody } from "../values/envelope.ts";
import type { ExtractedData, FailureCode } from "../values/invoice.ts";
import { limits } from "../values/limits.ts";

const amount = z.coerce.number().finite();
const day = z.iso.date();
/** Query parameters of lists and exports, which thus select the same rows. */
export const invoiceFilter = z
  .object({
    status: z.enum(invoiceStatuses),
    from: day,
    to: day,
    q: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .refine((text) => !text.includes("\0"), "must not have a NUL character"),
    min: amount,
    max: amount,
    band: z.enum(confidenceBands),
    duplicates: z.enum(["true"]),
    look: z.enum(["true"]),
    review: z.enum(reviewStates),
    dated_from: day,
    dated_to: day,
  })
  .partial();
export type InvoiceFilter = z.infer<typeof invoiceFilter>;
/** Sort order; a minus is descending. */
export const listSort = z.enum(sortOrders as [SortOrder, ...SortOrder[]]).default("-created_at");
export type InvoiceRow = {
  id: string;
  status: InvoiceStatus;
  created_at: string;
  filename: string | null;
  vendor_name: string | null;
  invoice_number: string | null;
  date: string | null;
  due_date: string | null;
  total_amount: number | null;
  currency: string | null;
  document_type: string | null;
  /** Lowest confidence of the required fields; null until completed. */
  confidence: number | null;
  failed_checks: number;
  needs_look: boolean;
  duplicates: number;
  corrected: boolean;
  review: ReviewState;
  error: { code: FailureCode; message: string } | null;
};
/** Actions on many invoices, and their limit per request. */
export const bulkActions = ["approve", "reopen", "delete", "restore", "reread"] as const;
export type BulkAction = (typeof bulkActions)[number];
export const bulkLimit = 100;
export const bulkBody = z.object({
  action: z.enum(bulkActions),
  ids: z.array(z.string().max(40)).min(1).max(bulkLimit),
});
/** Each invoice is changed separately; failures are listed and leave it unchanged. */
export type BulkAnswer = { done: string[]; left: { id: string; error: ErrorBody }[] };

/** A saved list: filters and order under a name. */
export const savedViewBody = z.object({
  name: z.string().trim().min(1).max(60),
  filter: invoiceFilter,
  sort: listSort,
});
export type SavedView = { id: string; name: string; filter: InvoiceFilter; sort: SortOrder };

export type InvoicePage = {
  invoices: InvoiceRow[];
  next_cursor: string | null;
  /** Exact up to the cap; `capped` means "this many or more". */
  count: { value: number; capped: boolean };
};

export { type DuplicateReason, duplicateReasons } from "../api/documents.ts";
export type DuplicateRow = InvoiceRow & { reasons: DuplicateReason[] };

/** One of several invoices in a file, with its page range. */
export type FilePart = { row: InvoiceRow; pages: [from: number, to: number] };

/** A person's division of a file: page ranges that cover every page once. */
export const divisionBody = z.object({
  parts: z
    .array(z.tuple([z.int().min(1).max(limits.pdfPages), z.int().min(1).max(limits.pdfPages)]))
    .min(1)
    .max(limits.pdfPages),
});
export type DivisionBody = z.input<typeof divisionBody>;
/** Ids of the invoices that are read again. */
export type DivisionAnswer = { reading: string[] };

export type InvoiceDetail = {
  row: InvoiceRow;
  pages: number;
  /** All invoices of the file by page, including this one. */
  file: FilePart[];
  content_type: string;
  completed_at: string | null;
  failed_at: string | null;
  data: ExtractedData | null;
  /**
   * Row numbers, by which corrections refer to rows. They stay the same when other rows are removed, so that
   * corrections can be withdrawn independently.
   */
  rows: Record<RowList, number[]>;
  corrections: CorrectionRow[];
  /** Failed checks, by cell. */
  faults: Fault[];
  /** Candidates per field; empty if there was only one. */
  evidence: Evidence;
  /** Dotted paths of fields from vendor memory. */
  remembered: string[];
  duplicates: DuplicateRow[];
  reviewed: { who: string; at: string } | null;
  /** `open` until approved or rejected, here or through the API. */
  review: ReviewState;
  /** Reason of the rejection. */
  review_reason: string | null;
  /** Assigned reviewer; null for nobody. */
  assignee: Assignee | null;
  /** Review history, oldest first. */
  notes: ReviewNote[];
};

export type PageWord = { text: string; box: [number, number, number, number] };

/** What the page of an invoice asks for besides the record. */
export const detailIncludes = "evidence,summary,file,corrections,faults,duplicates,notes";

/** A row of the list as its table shows it. */
export function invoiceRow(item: InvoiceListItem): InvoiceRow {
  const { needs_review, duplicate_count, has_corrections, review = "open", error = null, ...rest } = item;
  const { external_id: _id, metadata: _metadata, ...row } = rest;
  return {
    ...row,
    needs_look: needs_review,
    duplicates: duplicate_count,
    corrected: has_corrections,
    review,
    error,
  };
}

/** Code of the issue of a value that came from a vendor's remembered corrections. */
const fromMemory = "FROM_VENDOR_MEMORY";

/** A record that was asked for with `detailIncludes`, as the page of an invoice shows it. */
export function invoiceDetail(record: InvoiceRecord): InvoiceDetail {
  const { summary, file } = record;
  if (!summary || !file) throw new Error("The record was asked for without its details.");
  const data = (record.extracted_data ?? null) as ExtractedData | null;
  return {
    row: invoiceRow(summary),
    pages: file.pages,
    file: file.invoices.map(({ pages, ...item }) => ({ row: invoiceRow(item), pages })),
    content_type: file.content_type,
    completed_at: record.completed_at ?? null,
    failed_at: record.failed_at ?? null,
    data,
    rows: record.row_numbers ?? { line_items: [], taxes: [], charges: [] },
    corrections: record.corrections ?? [],
    faults: record.faults ?? [],
    evidence: record.evidence ?? {},
    remembered: (data?.issues ?? []).flatMap(({ code, field }) => (code === fromMemory && field ? [field] : [])),
    duplicates: (record.duplicates ?? []).map(({ reasons, ...item }) => ({ ...invoiceRow(item), reasons })),
    reviewed: record.reviewed ?? null,
    review: record.review ?? "open",
    review_reason: record.review_reason ?? null,
    assignee: record.assignee ?? null,
    notes: record.notes ?? [],
  };
}

/** The filters of the list as parameters of GET /v1/invoices. Days are inclusive here, moments exclusive there. */
export function listParameters(filter: InvoiceFilter): Record<string, string | number | undefined> {
  const { from, to, min, max, band, look, dated_from: date_from, dated_to: date_to, ...same } = filter;
  const dayMs = 86_400_000;
  return {
    ...same,
    created_after: from && new Date(Date.parse(from) - 1).toISOString(),
    created_before: to && new Date(Date.parse(to) + dayMs).toISOString(),
    total_min: min,
    total_max: max,
    confidence: band,
    needs_review: look,
    date_from,
    date_to,
  };
}

/** A page of GET /v1/invoices as the list shows it. */
export function invoicePage({ invoices, pagination }: InvoiceList): InvoicePage {
  return {
    invoices: invoices.map(invoiceRow),
    next_cursor: pagination.next_cursor ?? null,
    count: { value: pagination.total, capped: pagination.total_capped ?? false },
  };
}
