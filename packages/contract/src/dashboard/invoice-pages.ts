import type { InvoiceRecord } from "../api/invoices/invoice-record.ts";
import type { InvoiceList, InvoiceListItem } from "../api/invoices/invoices.ts";
import type { ExtractedData } from "../values/invoice/invoice.ts";
import type { InvoiceDetail, InvoiceFilter, InvoicePage, InvoiceRow } from "./invoices.ts";

/* The API's records and lists as the dashboard's pages show them. Only types are imported: schemas would triple the first load. */

/** The `include` names for the page of an invoice. */
export const detailIncludes = "evidence,summary,file,corrections,faults,doubts,custom_fields,duplicates,notes";

/** A row of the list as its table shows it. */
export function invoiceRow(item: InvoiceListItem): InvoiceRow {
  const {
    needs_review,
    duplicate_count,
    has_corrections,
    review = "open",
    error = null,
    exported_at = null,
    changed_since_export = false,
    ...rest
  } = item;
  const { external_id: _id, metadata: _metadata, ...row } = rest;
  return {
    ...row,
    needs_look: needs_review,
    duplicates: duplicate_count,
    corrected: has_corrections,
    exported_at,
    changed_since_export,
    review,
    error,
  };
}

/** Code of the issue of a value that came from a vendor's remembered corrections. */
const fromMemory = "FROM_VENDOR_MEMORY";

/** A record requested with `detailIncludes`, for the page of an invoice. */
export function invoiceDetail(record: InvoiceRecord): InvoiceDetail {
  const { summary, file } = record;
  if (!summary || !file) throw new Error("The record was asked for without its details.");
  const data = (record.extracted_data ?? null) as ExtractedData | null;
  return {
    row: invoiceRow(summary),
    pages: file.pages,
    revision: record.revision,
    file: file.invoices.map(({ pages, ...item }) => ({ row: invoiceRow(item), pages })),
    content_type: file.content_type,
    completed_at: record.completed_at ?? null,
    failed_at: record.failed_at ?? null,
    data,
    rows: record.row_numbers ?? { line_items: [], taxes: [], charges: [] },
    corrections: record.corrections ?? [],
    faults: record.faults ?? [],
    doubts: record.doubts ?? [],
    required: record.required_fields ?? [],
    custom: record.custom_field_definitions ?? [],
    evidence: record.evidence ?? {},
    remembered: (data?.issues ?? []).flatMap(({ code, field }) => (code === fromMemory && field ? [field] : [])),
    vendor_id: record.vendor_id ?? null,
    duplicates: (record.duplicates ?? []).map(({ reasons, ...item }) => ({ ...invoiceRow(item), reasons })),
    dismissed_duplicates: record.dismissed_duplicates ?? [],
    reviewed: record.reviewed ?? null,
    review: record.review ?? "open",
    review_reason: record.review_reason ?? null,
    rules: record.rules ?? [],
    tags: record.tags ?? [],
    approvals: record.approvals ?? [],
    approvals_required: record.approvals_required ?? 1,
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
