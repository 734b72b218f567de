import {
  type FailureBody,
  formatTimestamp,
  type InvoiceListItem,
  type Metadata,
  type Version,
} from "@inkvoice/contract";
import type { Selectable } from "kysely";
import type { Tables } from "../../platform/db/schema.ts";
import { versionShapeOf } from "../../versions/index.ts";
import type { recordColumns } from "./record-columns.ts";

export type RecordRow = Pick<Selectable<Tables["invoices"]>, (typeof recordColumns)[number]>;

function failureOf(row: RecordRow): FailureBody | undefined {
  return row.error_code ? { code: row.error_code, message: row.error_message ?? "" } : undefined;
}

/**
 * The public record as JSON. `extracted_data` is stored as JSON text in the current shape and copied as it is: parsing
 * and serialising it would cost more than the rest of the request.
 */
export function recordJson(row: RecordRow, fileUrl: string): string {
  const created = `"id":"${row.id}","status":"${row.status}","created_at":"${formatTimestamp(row.created_at)}"`;
  const file = `"file_url":${JSON.stringify(fileUrl)}${callerJson(row)}${partJson(row)}`;
  if (row.status === "processing" || row.ended_at === null) return `{${created},${file}}`;
  const ended = formatTimestamp(row.ended_at);
  if (row.status === "completed") {
    const read = `"extracted_data":${row.extracted_data ?? "{}"}`;
    return `{${created},"completed_at":"${ended}",${file}${reviewJson(row)},${read}}`;
  }
  return `{${created},"failed_at":"${ended}",${file},"error":${JSON.stringify(failureOf(row))}}`;
}

/** The caller's own data, the revision and the review state. */
function callerJson(row: RecordRow): string {
  const { filename, revision, external_id, metadata, batch_id, file_removed_at } = row;
  return (
    `,"filename":${JSON.stringify(filename)},"revision":${revision}` +
    (external_id === null ? "" : `,"external_id":${JSON.stringify(external_id)}`) +
    (metadata === null ? "" : `,"metadata":${metadata}`) +
    (batch_id === null ? "" : `,"batch_id":"${batch_id}"`) +
    (file_removed_at === null ? "" : `,"file_deleted_at":"${formatTimestamp(file_removed_at)}"`)
  );
}

function reviewJson({ review, review_reason, corrected }: RecordRow): string {
  const reason = review_reason === null ? "" : `,"review_reason":${JSON.stringify(review_reason)}`;
  return `,"review":"${review}"${reason},"corrected":${corrected ?? "[]"}`;
}

/** For a file with several invoices: this invoice's index and, on the first one, all ids. */
function partJson({ part_of, parts }: RecordRow): string {
  return (part_of === null ? "" : `,"part_of":${part_of}`) + (parts === null ? "" : `,"parts":${parts}`);
}

/** The record in the shape of an API version, for events. */
export function recordData(row: RecordRow, fileUrl: string, version: Version): unknown {
  return versionShapeOf(version).data(JSON.parse(recordJson(row, fileUrl)));
}

/** Columns of a list item: `i` is the invoice, `f` its facts. */
export const listColumns = [
  "i.id",
  "i.status",
  "i.created_at",
  "i.total_amount",
  "i.currency",
  "i.filename",
  "i.external_id",
  "i.metadata",
  "i.review",
  "f.vendor_name",
  "f.invoice_number",
  "f.issue_date",
] as const;

export type ListItemRow = Pick<
  Selectable<Tables["invoices"]>,
  "id" | "status" | "created_at" | "total_amount" | "currency" | "filename" | "external_id" | "metadata" | "review"
> &
  Pick<Tables["invoice_facts"], "vendor_name" | "invoice_number" | "issue_date">;

export function listItem(row: ListItemRow): InvoiceListItem {
  return {
    id: row.id,
    status: row.status,
    created_at: formatTimestamp(row.created_at),
    total_amount: row.total_amount,
    currency: row.currency,
    vendor_name: row.vendor_name,
    invoice_number: row.invoice_number,
    date: row.issue_date,
    filename: row.filename,
    ...(row.status === "completed" && { review: row.review }),
    ...(row.external_id !== null && { external_id: row.external_id }),
    ...(row.metadata !== null && { metadata: JSON.parse(row.metadata) as Metadata }),
  };
}
