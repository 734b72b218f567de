import {
  type createExportBody,
  type ExportCounts,
  type ExportFormat,
  type ExportOmissionReason,
  type ExportPreview,
  type ExportRecord,
  isPaymentFormat,
  missingExportSettings,
  newId,
} from "@inkvoice/contract";
import type { z } from "zod";
import { lockAccount } from "../access/accounts.ts";
import type { ExportedInvoice } from "../catalogue/export/exported-invoice.ts";
import { sepaText } from "../catalogue/export/profiles/sepa-text.ts";
import { recordInvoiceEvent } from "../events/record-invoice-event.ts";
import { invalidParameter, refused } from "../platform/api-error.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";
import { exportedAmong, markExported } from "./exported-invoices.ts";
import { readExport } from "./read-exports.ts";
import { addCounts, type Selection, selectInvoices } from "./select-invoices.ts";
import { unconfirmedBankAccounts } from "./unconfirmed-bank-accounts.ts";

export type ExportRequest = z.infer<typeof createExportBody>;
export type Exporter = Readonly<{ accountId: string; by: string; now: number; publicUrl: string }>;

const chunk = 50;

/** Formats of German programs, whose accounts are numbers. */
const digitsOnly: ReadonlySet<string> = new Set(["datev", "lexware"] satisfies ExportFormat[]);

/** Refuses a format whose settings are missing or unusable, before anything is read. */
export function requireSettings({ format, settings = {} }: ExportRequest): void {
  const missing = missingExportSettings(format, settings);
  if (missing.length > 0) throw refused("export_settings_missing", { settings: missing.join(", ") });
  if (digitsOnly.has(format) && /\D/.test(settings.creditor_account ?? ""))
    throw invalidParameter("settings.creditor_account", "must have digits only", {
      reason: "not_digits",
      values: { length: "3–9" },
    });
  if (settings.debtor_name !== undefined && sepaText(settings.debtor_name, 1) === "")
    throw invalidParameter("settings.debtor_name", "must have letters that banks can read", {
      reason: "name_not_for_banks",
    });
}

export async function selectionFor(executor: Executor, accountId: string, wish: ExportRequest): Promise<Selection> {
  return await selectInvoices(executor, { ...wish, accountId, filter: wish.filter ?? {} });
}

export const previewOf = ({ included, leftOut }: Selection): ExportPreview => ({
  dry_run: true,
  counts: { included: included.length, left_out: leftOut },
});

/**
 * Stores an export with the current data of each invoice and its event, in one transaction; afterwards the caller sends
 * the signals "events" and "deliveries". Locks the account's row and then looks
 * again for invoices that another export holds, so that of two concurrent exports the second leaves out the invoices of
 * the first.
 */
export async function storeExport(
  tx: Tx,
  { accountId, by, now, publicUrl }: Exporter,
  wish: ExportRequest,
  selection: Selection,
): Promise<ExportRecord> {
  await lockAccount(tx, accountId);
  const { included, counts } = await withoutTaken(tx, accountId, wish, selection);
  const id = newId("export", now);
  await tx
    .insertInto("exports")
    .values({
      id,
      account_id: accountId,
      format: wish.format,
      include: wish.include,
      filter: JSON.stringify(wish.filter ?? {}),
      settings: JSON.stringify(wish.settings ?? {}),
      columns: JSON.stringify(wish.columns ?? []),
      counts: JSON.stringify(counts),
      created_at: now,
      created_by: by,
      undone_at: null,
      undone_by: null,
    })
    .execute();
  await insertItems(tx, accountId, id, included);
  await markExported(
    tx,
    accountId,
    included.filter(isApproved).map(({ row }) => row.id),
  );
  const record = await readExport(tx, { accountId, id, publicUrl });
  await recordCompletion(tx, accountId, record, now);
  return record;
}

/** The event has no ids of invoices: there may be thousands. */
async function recordCompletion(tx: Tx, accountId: string, record: ExportRecord, at: number): Promise<void> {
  const { invoices: _ids, ...data } = record;
  await recordInvoiceEvent(tx, { accountId, invoiceId: null, type: "export.completed", data, webhookUrl: null, at });
}

const isApproved = ({ row }: ExportedInvoice) => row.review === "approved";

type Taken = Readonly<{ included: readonly ExportedInvoice[]; counts: ExportCounts }>;

/** Leaves out invoices that were exported, or whose bank account changed its status, since they were selected. */
async function withoutTaken(
  tx: Tx,
  accountId: string,
  { format, include }: ExportRequest,
  selection: Selection,
): Promise<Taken> {
  const ids = selection.included.map(({ row }) => row.id);
  const taken =
    include === "approved_not_exported" ? [...(await exportedAmong(tx, accountId, ids, format)).keys()] : [];
  const accounts = isPaymentFormat(format) ? await unconfirmedBankAccounts(tx, selection.included) : [];
  const omissions = new Map<string, ExportOmissionReason>([
    ...accounts,
    ...taken.map((id) => [id, "exported_before"] as const),
  ]);
  const included = selection.included.filter(({ row }) => !omissions.has(row.id));
  const left_out = addCounts(selection.leftOut, omissions.values());
  return { included, counts: { included: included.length, left_out } };
}

async function insertItems(tx: Tx, accountId: string, exportId: string, invoices: readonly ExportedInvoice[]) {
  for (let start = 0; start < invoices.length; start += chunk) {
    const rows = invoices.slice(start, start + chunk).map((invoice, index) => ({
      export_id: exportId,
      position: start + index,
      account_id: accountId,
      invoice_id: invoice.row.id,
      snapshot: JSON.stringify(invoice),
      approved: isApproved(invoice) ? 1 : 0,
    }));
    await tx.insertInto("export_items").values(rows).execute();
  }
}
