import { formatTimestamp, type InvoiceState, invoiceState } from "@inkvoice/contract";
import type { InvoiceRow } from "@inkvoice/contract/dashboard";
import type { Selectable } from "kysely";
import { belongsTo } from "../../platform/db/belongs-to.ts";
import type { Executor, Tables } from "../../platform/db/schema.ts";

/** Columns of a list row: `i` is the invoice, `f` its facts. */
export const rowColumns = [
  "i.id",
  "i.status",
  "i.created_at",
  "i.filename",
  "i.total_amount",
  "i.currency",
  "i.error_code",
  "i.error_message",
  "f.vendor_name",
  "f.invoice_number",
  "f.issue_date",
  "f.due_date",
  "f.document_type",
  "f.confidence",
  "f.failed_checks",
  "f.needs_look",
  "f.duplicates",
  "f.corrected",
  "f.exported_at",
  "f.changed_since_export",
  "i.external_id",
  "i.metadata",
  "i.review",
  "i.rules",
  "i.approvals",
  "f.vendor_sort",
] as const;

type InvoiceColumns =
  | "id"
  | "status"
  | "created_at"
  | "filename"
  | "total_amount"
  | "currency"
  | "error_code"
  | "error_message"
  | "external_id"
  | "metadata"
  | "review"
  | "rules"
  | "approvals";
type FactColumns =
  | "vendor_name"
  | "invoice_number"
  | "issue_date"
  | "due_date"
  | "document_type"
  | "confidence"
  | "failed_checks"
  | "needs_look"
  | "duplicates"
  | "corrected"
  | "exported_at"
  | "changed_since_export"
  | "vendor_sort";
export type RowSource = Pick<Selectable<Tables["invoices"]>, InvoiceColumns> &
  Pick<Selectable<Tables["invoice_facts"]>, FactColumns>;

export function stateOf({ status, review, needs_look, exported_at }: RowSource): InvoiceState {
  const exported = exported_at === null ? null : formatTimestamp(exported_at);
  return invoiceState({ status, review, needs_review: needs_look === 1, exported_at: exported });
}

export function listRow(row: RowSource): InvoiceRow {
  return {
    id: row.id,
    status: row.status,
    created_at: formatTimestamp(row.created_at),
    filename: row.filename,
    vendor_name: row.vendor_name,
    invoice_number: row.invoice_number,
    date: row.issue_date,
    due_date: row.due_date,
    total_amount: row.total_amount,
    currency: row.currency,
    document_type: row.document_type,
    confidence: row.confidence,
    failed_checks: row.failed_checks,
    needs_look: row.needs_look === 1,
    duplicates: row.duplicates,
    corrected: row.corrected === 1,
    exported_at: row.exported_at === null ? null : formatTimestamp(row.exported_at),
    changed_since_export: row.changed_since_export === 1,
    state: stateOf(row),
    review: row.review,
    error: row.error_code ? { code: row.error_code, message: row.error_message ?? "" } : null,
  };
}

/** Rows of these invoices in any order, without those of other accounts. */
export async function readRows(executor: Executor, accountId: string, ids: readonly string[]): Promise<RowSource[]> {
  if (ids.length === 0) return [];
  return await executor
    .selectFrom("invoices as i")
    .innerJoin("invoice_facts as f", "f.invoice_id", "i.id")
    .select(rowColumns)
    .where("i.id", "in", ids)
    .where(belongsTo("i.account_id", accountId))
    .execute();
}

export async function rowsById(executor: Executor, accountId: string, ids: readonly string[]): Promise<InvoiceRow[]> {
  return (await readRows(executor, accountId, ids)).map(listRow);
}

/** Rows in the order of these ids. */
export async function rowsInOrder(executor: Executor, accountId: string, ids: readonly string[]): Promise<RowSource[]> {
  const byId = new Map((await readRows(executor, accountId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
