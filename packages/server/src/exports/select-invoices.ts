import {
  type ExportCounts,
  type ExportFilter,
  type ExportFormat,
  type ExportInclude,
  type ExportOmissionReason,
  exportOmissionReasons,
  isPaymentFormat,
  maxExportedInvoices,
  paymentOmissionReasons,
} from "@inkvoice/contract";
import { absentFields, doubtsOf, type ReviewCriteria } from "../catalogue/doubts.ts";
import { withOpenDuplicates } from "../catalogue/duplicates.ts";
import { type ExportedInvoice, invoicesOf } from "../catalogue/export/exported-invoice.ts";
import { formats } from "../catalogue/export/formats.ts";
import { type ReviewChecks, readReviewChecks } from "../catalogue/review-checks.ts";
import { refused } from "../platform/api-error.ts";
import type { Executor } from "../platform/db/schema.ts";
import { exportedAmong } from "./exported-invoices.ts";
import { unconfirmedBankAccounts } from "./unconfirmed-bank-accounts.ts";

type LeftOut = ExportCounts["left_out"];
export type Selection = Readonly<{ included: readonly ExportedInvoice[]; leftOut: LeftOut }>;

export type SelectionRequest = Readonly<{
  accountId: string;
  format: ExportFormat;
  include: ExportInclude;
  filter: ExportFilter;
}>;

/** Divides the invoices of the filter into exported ones and omitted ones, with a count per reason of omission. */
export async function selectInvoices(executor: Executor, wish: SelectionRequest): Promise<Selection> {
  const { accountId, filter } = wish;
  const included: ExportedInvoice[] = [];
  let leftOut = noneLeftOut(wish.format);
  const sort = formats[wish.format].byDate ? "date" : "created_at";
  const checks = await readReviewChecks(executor, accountId);
  for await (const invoices of invoicesOf(executor, { accountId, filter: listFilter(filter), ids: filter.ids, sort })) {
    const omissions = await omissionsOf(executor, wish, checks, invoices);
    included.push(...invoices.filter(({ row }) => !omissions.has(row.id)));
    leftOut = addCounts(leftOut, omissions.values());
    if (included.length > maxExportedInvoices) throw refused("export_too_large", { most: maxExportedInvoices });
  }
  return { included, leftOut };
}

/** Only payment files count the reasons that concern payments. */
function noneLeftOut(format: ExportFormat): LeftOut {
  const reasons = [...exportOmissionReasons, ...(isPaymentFormat(format) ? paymentOmissionReasons : [])];
  return Object.fromEntries(reasons.map((reason) => [reason, 0])) as LeftOut;
}

export function addCounts(counts: LeftOut, reasons: Iterable<ExportOmissionReason>): LeftOut {
  const sums = { ...counts };
  for (const reason of reasons) sums[reason] = (sums[reason] ?? 0) + 1;
  return sums;
}

/** Why invoices are omitted, by their ids. */
async function omissionsOf(
  executor: Executor,
  { accountId, format, include }: SelectionRequest,
  checks: ReviewChecks,
  invoices: readonly ExportedInvoice[],
): Promise<ReadonlyMap<string, ExportOmissionReason>> {
  const ids = invoices.map(({ row }) => row.id);
  const isPaid = isPaymentFormat(format);
  const before = include === "approved_not_exported" ? await exportedAmong(executor, accountId, ids, format) : noTimes;
  const absent = await absentFields(executor, ids);
  const possibleTwins = invoices.filter(({ row }) => row.duplicates > 0).map(({ row }) => row.id);
  const twins = await withOpenDuplicates(executor, accountId, possibleTwins);
  const accounts = isPaid ? await unconfirmedBankAccounts(executor, invoices) : noProblems;
  // Only approved invoices are paid, whatever else is asked for.
  const isAll = include === "all" && !isPaid;
  const omissions = new Map<string, ExportOmissionReason>();
  for (const invoice of invoices) {
    const { id } = invoice.row;
    const lacks = !isAll && lacksRequired(invoice, { checks, absent: absent.get(id) ?? none });
    const decided = isAll ? undefined : reasonOf(invoice, { wasExported: before.has(id), hasTwin: twins.has(id) });
    const reason = decided ?? formats[format].omissionOf?.(invoice) ?? accounts.get(id);
    if (reason) omissions.set(id, reason);
    else if (lacks) omissions.set(id, "incomplete");
  }
  return omissions;
}

const noTimes: ReadonlyMap<string, number> = new Map();
const noProblems: ReadonlyMap<string, ExportOmissionReason> = new Map();
const none: ReadonlySet<string> = new Set();

/** Whether a required value is missing and no person has declared it absent. */
function lacksRequired({ data }: ExportedInvoice, judging: ReviewCriteria): boolean {
  return data !== null && doubtsOf(data, judging).some(({ kind }) => kind === "missing");
}

/** Why an invoice is omitted. Decisions of people come first: an invoice without approval needs no other reason. */
function reasonOf(
  { row }: ExportedInvoice,
  { wasExported, hasTwin }: Readonly<{ wasExported: boolean; hasTwin: boolean }>,
): ExportOmissionReason | undefined {
  if (row.review !== "approved") return "not_approved";
  if (wasExported) return "exported_before";
  return hasTwin ? "duplicate" : undefined;
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
