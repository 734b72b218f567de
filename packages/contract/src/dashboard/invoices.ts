import { z } from "zod";
import type { DuplicateReason } from "../api/documents.ts";
import {
  type Evidence,
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
import type { CorrectionRow, MemoryLesson } from "./corrections.ts";
import type { Assignee, Fault, ReviewNote } from "./review.ts";

const amount = z.coerce.number().finite();
const day = z.iso.date();
/** Query parameters of the list and of its exports: the same filters always mean the same rows. */
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
/** The order of a list; a minus is descending. */
export const listSort = z.enum(sortOrders as [SortOrder, ...SortOrder[]]).default("-created_at");
export const invoiceListQuery = invoiceFilter.extend({
  sort: listSort,
  cursor: z.string().max(500).optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});

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
  /** The lowest confidence among the fields that matter; null until completed. */
  confidence: number | null;
  failed_checks: number;
  needs_look: boolean;
  duplicates: number;
  corrected: boolean;
  review: ReviewState;
  error: { code: FailureCode; message: string } | null;
};
/** What can be done to many invoices at once; a request names at most so many. */
export const bulkActions = ["approve", "reopen", "delete", "restore", "reread"] as const;
export type BulkAction = (typeof bulkActions)[number];
export const bulkLimit = 100;
export const bulkBody = z.object({
  action: z.enum(bulkActions),
  ids: z.array(z.string().max(40)).min(1).max(bulkLimit),
});
/** Each invoice is changed by itself: one that cannot be is left as it was, and named. */
export type BulkAnswer = { done: string[]; left: { id: string; error: ErrorBody }[] };

/** A list that a person comes back to: its filters and its order, under a name of their own. */
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

/** One of several invoices in a file, with its first and last page. */
export type FilePart = { row: InvoiceRow; pages: [from: number, to: number] };

/** How a person divides a file: the first and last page of each invoice, every page in one of them. */
export const divisionBody = z.object({
  parts: z
    .array(z.tuple([z.int().min(1).max(limits.pdfPages), z.int().min(1).max(limits.pdfPages)]))
    .min(1)
    .max(limits.pdfPages),
});
export type DivisionBody = z.input<typeof divisionBody>;
/** Which invoices are read again. */
export type DivisionAnswer = { reading: string[] };

export type InvoiceDetail = {
  row: InvoiceRow;
  pages: number;
  /** Every invoice of the file in the order of its pages, this one among them. */
  file: FilePart[];
  content_type: string;
  completed_at: string | null;
  failed_at: string | null;
  data: ExtractedData | null;
  /**
   * The number of each row shown, by which corrections name it. It stays the same when another row is taken away, so that
   * each of two corrections can be taken back without the other.
   */
  rows: Record<RowList, number[]>;
  corrections: CorrectionRow[];
  /** What does not fit together, cell by cell. */
  faults: Fault[];
  /** What else each field might be; nothing where only one reading was thought of. */
  evidence: Evidence;
  /** Dotted paths of fields filled from a vendor's remembered corrections. */
  remembered: string[];
  duplicates: DuplicateRow[];
  reviewed: { who: string; at: string } | null;
  /** open until somebody approved or rejected it, here or through the API. */
  review: ReviewState;
  /** Why it was rejected. */
  review_reason: string | null;
  /** Whose turn it is; null is anybody's. */
  assignee: Assignee | null;
  /** What was said of it, the oldest first. */
  notes: ReviewNote[];
};

export type PageWord = { text: string; box: [number, number, number, number] };

/** The record after a correction, and what it taught where that was asked for. */
export type CorrectionAnswer = InvoiceDetail & { lesson: MemoryLesson | null };
