import { setExported } from "../catalogue/facts.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";

const chunk = 500;

/** Those of the invoices that are in an export which was not undone, with the time of the first. */
export async function exportedAmong(
  executor: Executor,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const found = new Map<string, number>();
  for (let start = 0; start < ids.length; start += chunk) {
    const rows = await exportsOfInvoices(executor, accountId, ids.slice(start, start + chunk))
      .select(["export_items.invoice_id", "exports.created_at"])
      .execute();
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

/** The exports that hold an invoice, oldest first, and when it was exported first. */
export async function exportsOf(executor: Executor, accountId: string, invoiceId: string): Promise<ExportsOfInvoice> {
  const rows = await exportsOfInvoices(executor, accountId, [invoiceId])
    .select(["exports.id", "exports.created_at"])
    .orderBy("exports.id")
    .execute();
  return { exportedAt: rows[0]?.created_at, exports: rows.map(({ id }) => id) };
}

/** Makes lists agree with the exports: whether each of the invoices is in one that holds. */
export async function markExported(tx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
  const exported = await exportedAmong(tx, accountId, ids);
  for (const invoiceId of ids) await setExported(tx, { accountId, invoiceId }, exported.get(invoiceId) ?? null);
}

/** The content of an invoice that is deleted for good leaves the exports too; that it was exported stays on record. */
export async function forgetSnapshots(tx: Tx, accountId: string, invoiceId: string): Promise<void> {
  await tx
    .updateTable("export_items")
    .set({ snapshot: "" })
    .where("account_id", "=", accountId)
    .where("invoice_id", "=", invoiceId)
    .execute();
}
