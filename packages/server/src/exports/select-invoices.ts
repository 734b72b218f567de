import type { ExportCounts, ExportFilter, ExportFormat, ExportInclude, ExportOmissionReason } from "@inkvoice/contract";
import { maxExportedInvoices } from "@inkvoice/contract";
import { absentFields, doubtsOf, type Judging } from "../catalogue/doubts.ts";
import { type ExportedInvoice, invoicesOf } from "../catalogue/export/exported-invoice.ts";
import { formats } from "../catalogue/export/formats.ts";
import { readReviewChecks } from "../catalogue/review-checks.ts";
import { refused } from "../platform/api-error.ts";
import type { Executor } from "../platform/db/schema.ts";
import { exportedAmong } from "./exported-invoices.ts";

export type Selection = Readonly<{ included: readonly ExportedInvoice[]; leftOut: ExportCounts["left_out"] }>;

export type SelectionWish = Readonly<{
  accountId: string;
  format: ExportFormat;
  include: ExportInclude;
  filter: ExportFilter;
}>;

/** Divides the invoices of the filter into exported ones and omitted ones, with a count per reason of omission. */
export async function selectInvoices(executor: Executor, wish: SelectionWish): Promise<Selection> {
  const { accountId, include, filter } = wish;
  const format = formats[wish.format];
  const included: ExportedInvoice[] = [];
  const leftOut: Record<ExportOmissionReason, number> = {
    duplicate: 0,
    not_approved: 0,
    exported_before: 0,
    incomplete: 0,
  };
  const checks = await readReviewChecks(executor, accountId);
  const sort = format.byDate ? "date" : "created_at";
  for await (const invoices of invoicesOf(executor, { accountId, filter: listFilter(filter), ids: filter.ids, sort })) {
    const ids = invoices.map(({ row }) => row.id);
    const before =
      include === "approved_not_exported" ? await exportedAmong(executor, accountId, ids) : new Map<string, number>();
    const absent = await absentFields(executor, ids);
    for (const invoice of invoices) {
      const lacks = include !== "all" && lacksRequired(invoice, { checks, absent: absent.get(invoice.row.id) ?? none });
      const reason =
        reasonOf(invoice, include, before.has(invoice.row.id)) ??
        (lacks || format.problemOf?.(invoice) !== undefined ? "incomplete" : undefined);
      if (reason) leftOut[reason] += 1;
      else included.push(invoice);
    }
    if (included.length > maxExportedInvoices) throw refused("export_too_large", { most: maxExportedInvoices });
  }
  return { included, leftOut };
}

const none: ReadonlySet<string> = new Set();

/** Whether a required value is missing and no person has declared it absent. */
function lacksRequired({ data }: ExportedInvoice, judging: Judging): boolean {
  return data !== null && doubtsOf(data, judging).some(({ kind }) => kind === "missing");
}

/** Why an invoice is omitted. Decisions of people come first: an invoice without approval needs no other reason. */
function reasonOf(
  { row }: ExportedInvoice,
  include: ExportInclude,
  wasExported: boolean,
): ExportOmissionReason | undefined {
  if (include === "all") return undefined;
  if (row.review !== "approved") return "not_approved";
  if (wasExported) return "exported_before";
  return row.duplicates > 0 ? "duplicate" : undefined;
}

function listFilter({ created_from, created_to, date_from, date_to, total_min, total_max, q }: ExportFilter) {
  return {
    ...(created_from !== undefined && { from: created_from }),
    ...(created_to !== undefined && { to: created_to }),
    ...(date_from !== undefined && { dated_from: date_from }),
    ...(date_to !== undefined && { dated_to: date_to }),
    ...(total_min !== undefined && { min: total_min }),
    ...(total_max !== undefined && { max: total_max }),
    ...(q !== undefined && { q }),
  };
}
