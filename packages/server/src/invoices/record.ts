import {
  type FailureBody,
  formatTimestamp,
  type InvoiceListItem,
  type InvoiceStatus,
  type Version,
} from "@inkvoice/contract";
import type { InvoiceRow } from "../platform/db/tables/invoices.ts";
import { versionShapeOf } from "../versions/index.ts";

/** What a public record is made of. */
export type RecordSource = Pick<
  InvoiceRow,
  "id" | "status" | "created_at" | "ended_at" | "extracted_data" | "error_code" | "error_message"
> &
  Readonly<{ part_of: string | null; parts: string | null }>;

function failureOf(row: RecordSource): FailureBody | undefined {
  return row.error_code ? { code: row.error_code, message: row.error_message ?? "" } : undefined;
}

/**
 * The public record as JSON. The extracted data is kept as text in the current shape and goes out as it is: parsing and
 * writing it again would cost more than the rest of the request.
 */
export function recordJson(row: RecordSource, fileUrl: string): string {
  const created = `"id":"${row.id}","status":"${row.status}","created_at":"${formatTimestamp(row.created_at)}"`;
  const file = `"file_url":${JSON.stringify(fileUrl)}${partJson(row)}`;
  if (row.status === "processing" || row.ended_at === null) return `{${created},${file}}`;
  const ended = formatTimestamp(row.ended_at);
  if (row.status === "completed") {
    return `{${created},"completed_at":"${ended}",${file},"extracted_data":${row.extracted_data ?? "{}"}}`;
  }
  return `{${created},"failed_at":"${ended}",${file},"error":${JSON.stringify(failureOf(row))}}`;
}

/** Where the file holds several invoices: which of them this is, and on the first the ids of all. */
function partJson({ part_of, parts }: RecordSource): string {
  return (part_of === null ? "" : `,"part_of":${part_of}`) + (parts === null ? "" : `,"parts":${parts}`);
}

/** The record as data in the shape of a version, for events. */
export function recordData(row: RecordSource, fileUrl: string, version: Version): unknown {
  return versionShapeOf(version).data(JSON.parse(recordJson(row, fileUrl)));
}

export type ListSource = Readonly<{
  id: string;
  status: InvoiceStatus;
  created_at: number;
  total_amount: number | null;
  currency: string | null;
}>;

export function listItem(row: ListSource): InvoiceListItem {
  return {
    id: row.id,
    status: row.status,
    created_at: formatTimestamp(row.created_at),
    total_amount: row.total_amount,
    currency: row.currency,
  };
}
