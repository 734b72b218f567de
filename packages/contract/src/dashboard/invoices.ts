import { z } from "zod";
import type { CustomField } from "../api/custom-fields.ts";
import type { DuplicateReason } from "../api/invoices/documents.ts";
import type { Assignee, CorrectionRow, Fault, ReviewDoubt, ReviewNote } from "../api/invoices/invoice-record.ts";
import {
  awaitedPeople,
  type Evidence,
  type InvoiceStatus,
  invoiceStatuses,
  type ReviewState,
  reviewStates,
  type SortOrder,
  sortOrders,
} from "../api/invoices/invoices.ts";
import type { AppliedRule, Approval } from "../api/payables/applied-rules.ts";
import type { RowList } from "../fields/field-paths.ts";
import type { ErrorBody } from "../values/errors/envelope.ts";
import { confidenceBands } from "../values/invoice/confidence-bands.ts";
import type { ExtractedData, FailureCode } from "../values/invoice/invoice.ts";
import type { InvoiceState } from "../values/invoice/invoice-state.ts";
import { limits } from "../values/limits.ts";
import type { ApprovalProblem } from "./approval-problems.ts";

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
    look: z.enum(["true", "false"]),
    awaiting: z.enum(awaitedPeople),
    review: z.enum(reviewStates),
    exported: z.enum(["true", "false"]),
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
  /** Time of its first export that was not undone; null if there is none. */
  exported_at: string | null;
  /** Whether its values have changed since it was exported. */
  changed_since_export: boolean;
  state: InvoiceState;
  review: ReviewState;
  /** How many approvals the rules ask for, and those so far. */
  approvals_required?: number | undefined;
  approvals?: Approval[] | undefined;
  error: { code: FailureCode; message: string } | null;
};
/** Actions on many invoices, and their limit per request. `reopen` takes only the person's own approval back. */
export const bulkActions = ["approve", "reopen", "delete", "restore", "reread"] as const;
export type BulkAction = (typeof bulkActions)[number];
export const bulkLimit = 100;
export const bulkBody = z.object({
  action: z.enum(bulkActions),
  ids: z.array(z.string().max(40)).min(1).max(bulkLimit),
  /** Approves invoices with problems too: a person has seen them. */
  anyway: z.boolean().default(false),
});
export type BulkBody = z.input<typeof bulkBody>;
/** An invoice that was not approved because of its problems. */
export type QuestionedInvoice = Readonly<{
  id: string;
  vendor_name: string | null;
  invoice_number: string | null;
  filename: string;
  problems: readonly ApprovalProblem[];
}>;
/** Each invoice is changed separately; failures are listed and leave it unchanged. */
export type BulkAnswer = {
  done: string[];
  /** Those of `done` that are approved by this person and wait for the approval of others. */
  waiting: string[];
  /** Approved, or reopened, before: undoing this approval leaves them approved. */
  unchanged: string[];
  questioned: QuestionedInvoice[];
  left: { id: string; error: ErrorBody }[];
};

/** A saved list: filters and order under a name. */
export const savedViewBody = z.object({
  name: z.string().trim().min(1).max(60),
  filter: invoiceFilter,
  sort: listSort,
});
export type SavedView = { id: string; name: string; filter: InvoiceFilter; sort: SortOrder };

type Counted = { value: number; capped: boolean };
/** Tabs of the list, in the order of a clerk's work, each with the number of its invoices, for the person who asks. */
export type TabCounts = Record<ListTab, Counted>;
export type ListTab = "all" | "to_review" | "waiting" | "ready" | "approved" | "rejected" | "exported" | "failed";

export type InvoicePage = {
  invoices: InvoiceRow[];
  next_cursor: string | null;
  /** Exact up to the cap; `capped` means "this many or more". */
  count: { value: number; capped: boolean };
};

export { type DuplicateReason, duplicateReasons } from "../api/invoices/documents.ts";
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
  /** Counts up with every change. */
  revision: number;
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
  /** Why it needs review by the account's settings, except for possible duplicates. */
  doubts: ReviewDoubt[];
  /** Paths of the fields that the account requires on such a document. */
  required: string[];
  /** Definitions of the custom fields that apply to its vendor. */
  custom: CustomField[];
  /** Candidates per field; empty if there was only one. */
  evidence: Evidence;
  /** Dotted paths of fields from vendor memory. */
  remembered: string[];
  /** Its vendor among the account's; null if unknown. */
  vendor_id: string | null;
  duplicates: DuplicateRow[];
  /** Ids of invoices that somebody declared no duplicates of this one. */
  dismissed_duplicates: string[];
  reviewed: { who: string; at: string } | null;
  /** `open` until approved or rejected, here or through the API. */
  review: ReviewState;
  /** Reason of the rejection. */
  review_reason: string | null;
  /** The rules that applied to it, in their order. */
  rules: AppliedRule[];
  tags: string[];
  /** Approvals so far, oldest first, and how many different people or keys must approve it. */
  approvals: Approval[];
  approvals_required: number;
  /** Assigned reviewer; null for nobody. */
  assignee: Assignee | null;
  /** Review history, oldest first. */
  notes: ReviewNote[];
};

export type PageWord = { text: string; box: [number, number, number, number] };
