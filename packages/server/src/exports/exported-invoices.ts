import { type ExportFormat, isPaymentFormat, paymentFormats } from "@inkvoice/contract";
import { setExported } from "../catalogue/change-facts.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";

const chunk = 500;

/**
 * Time of an invoice's first export, by id. Counts exports that were not undone and in which the invoice was approved;
 * with a format only those of the same purpose: payment files, or all others.
 */
export async function exportedAmong(
  executor: Executor,
  accountId: string,
  ids: readonly string[],
  format?: ExportFormat,
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (let start = 0; start < ids.length; start += chunk) {
    const containing = exportsOfInvoices(executor, accountId, ids.slice(start, start + chunk));
    const all = containing.where("export_items.approved", "=", 1);
    const alike = format && all.where("exports.format", isPaymentFormat(format) ? "in" : "not in", paymentFormats);
    const rows = await (alike ?? all).select(["export_items.invoice_id", "exports.created_at"]).execute();
    for (const { invoice_id, created_at } of rows)
      found.set(invoice_id, Math.min(created_at, found.get(invoice_id) ?? created_at));
  }
  return found;
}

const exportsOfInvoices = (executor: Executor, accountId: string, ids: readonly string[]) =>
  executor
    .selectFrom("export_items")
    .innerJoin("exports", "exports.id", "export_items.export_id")
    .where("export_items.account_id", "=", accountId)
    .where("export_items.invoice_id", "in", ids)
    .where("exports.undone_at", "is", null);

export type ExportsOfInvoice = Readonly<{ exportedAt: number | undefined; exports: string[] }>;

/** All exports of an invoice, oldest first; `exportedAt` is the time of the first one in which it was approved. */
export async function exportsOf(executor: Executor, accountId: string, invoiceId: string): Promise<ExportsOfInvoice> {
  const rows = await exportsOfInvoices(executor, accountId, [invoiceId])
    .select(["exports.id", "exports.created_at", "export_items.approved"])
    .orderBy("exports.id")
    .execute();
  const exportedAt = rows.find(({ approved }) => approved === 1)?.created_at;
  return { exportedAt, exports: rows.map(({ id }) => id) };
}

/** Invoices that were approved when they were exported. */
export async function approvedInvoicesIn(executor: Executor, exportId: string): Promise<string[]> {
  const items = await executor
    .selectFrom("export_items")
    .select("invoice_id")
    .where("export_id", "=", exportId)
    .where("approved", "=", 1)
    .execute();
  return items.map(({ invoice_id }) => invoice_id);
}

/** Updates the list columns of these invoices after their exports changed. */
export async function markExported(tx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
  const exported = await exportedAmong(tx, accountId, ids);
  for (const invoiceId of ids) await setExported(tx, { accountId, invoiceId }, exported.get(invoiceId) ?? null);
}

/** Deletes the content of a permanently deleted invoice from exports. The fact that it was exported stays on record. */
export async function forgetSnapshots(tx: Tx, accountId: string, invoiceId: string): Promise<void> {
  await tx
    .updateTable("export_items")
    .set({ snapshot: "" })
    .where("account_id", "=", accountId)
    .where("invoice_id", "=", invoiceId)
    .execute();
}
