import {
  type AppliedRule,
  type Approval,
  type FailureBody,
  formatTimestamp,
  type InvoiceListItem,
  type Metadata,
  type Version,
} from "@inkvoice/contract";
import type { Selectable } from "kysely";
import { type RowSource, stateOf } from "../../catalogue/list/list-row.ts";
import type { Tables } from "../../platform/db/schema.ts";
import { approvalsRequired, asksForApprovals, tagsOf } from "../../rules/approvals.ts";
import { versionShapeOf } from "../../versions/index.ts";
import type { recordColumns } from "./record-columns.ts";
import { presentedData } from "./stored-data.ts";

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
    const read = `"extracted_data":${presentedData(row.extracted_data)}`;
    return `{${created},"completed_at":"${ended}",${file}${reviewJson(row)},${read}}`;
  }
  return `{${created},"failed_at":"${ended}",${file}${decisionJson(row)},"error":${JSON.stringify(failureOf(row))}}`;
}

/** The caller's own data, the revision and the review state. */
function callerJson(row: RecordRow): string {
  const { filename, revision, external_id, metadata, batch_id, file_removed_at } = row;
  const { direction, vendor_id, vendor_match } = row;
  return (
    `,"filename":${JSON.stringify(filename)},"revision":${revision}` +
    (external_id === null ? "" : `,"external_id":${JSON.stringify(external_id)}`) +
    (metadata === null ? "" : `,"metadata":${metadata}`) +
    (batch_id === null ? "" : `,"batch_id":"${batch_id}"`) +
    (direction === null ? "" : `,"direction":"${direction}"`) +
    (vendor_id === null ? "" : `,"vendor_id":"${vendor_id}","vendor_match":${vendor_match ?? "{}"}`) +
    (file_removed_at === null ? "" : `,"file_deleted_at":"${formatTimestamp(file_removed_at)}"`)
  );
}

function reviewJson(row: RecordRow): string {
  return `${decisionJson(row)}${rulesJson(row)},"corrected":${row.corrected ?? "[]"}`;
}

/** Rules that applied, their tags, and approvals; each only where there is one. */
function rulesJson({ rules, approvals }: RecordRow): string {
  const given = approvals === null ? "" : `,"approvals":${approvals}`;
  if (rules === null) return given;
  const applied = JSON.parse(rules) as AppliedRule[];
  const tags = tagsOf(applied);
  return (
    `,"rules":${rules}` +
    (tags.length === 0 ? "" : `,"tags":${JSON.stringify(tags)}`) +
    (asksForApprovals(applied) ? `,"approvals_required":${approvalsRequired(applied)}` : "") +
    given
  );
}

function decisionJson({ review, review_reason }: RecordRow): string {
  const reason = review_reason === null ? "" : `,"review_reason":${JSON.stringify(review_reason)}`;
  return `,"review":"${review}"${reason}`;
}

/** For a file with several invoices: this invoice's index and, on the first one, all ids. */
function partJson({ part_of, parts }: RecordRow): string {
  return (part_of === null ? "" : `,"part_of":${part_of}`) + (parts === null ? "" : `,"parts":${parts}`);
}

/** The record in the shape of an API version, for events. */
export function recordData(row: RecordRow, fileUrl: string, version: Version): unknown {
  return versionShapeOf(version).data(JSON.parse(recordJson(row, fileUrl)));
}

/** The approvals so far, and how many the rules ask for; each only where there is one. */
function approvalMembers({ rules, approvals }: RowSource): Pick<InvoiceListItem, "approvals_required" | "approvals"> {
  const applied = rules === null ? [] : (JSON.parse(rules) as AppliedRule[]);
  return {
    ...(asksForApprovals(applied) && { approvals_required: approvalsRequired(applied) }),
    ...(approvals !== null && { approvals: JSON.parse(approvals) as Approval[] }),
  };
}

export function listItem(row: RowSource): InvoiceListItem {
  return {
    id: row.id,
    status: row.status,
    created_at: formatTimestamp(row.created_at),
    total_amount: row.total_amount,
    currency: row.currency,
    vendor_name: row.vendor_name,
    invoice_number: row.invoice_number,
    date: row.issue_date,
    due_date: row.due_date,
    document_type: row.document_type,
    filename: row.filename,
    confidence: row.confidence,
    failed_checks: row.failed_checks,
    needs_review: row.needs_look === 1,
    duplicate_count: row.duplicates,
    has_corrections: row.corrected === 1,
    ...(row.exported_at !== null && {
      exported_at: formatTimestamp(row.exported_at),
      changed_since_export: row.changed_since_export === 1,
    }),
    state: stateOf(row),
    ...(row.status !== "processing" && { review: row.review }),
    ...approvalMembers(row),
    ...(row.external_id !== null && { external_id: row.external_id }),
    ...(row.metadata !== null && { metadata: JSON.parse(row.metadata) as Metadata }),
    ...(row.error_code && { error: { code: row.error_code, message: row.error_message ?? "" } }),
  };
}
