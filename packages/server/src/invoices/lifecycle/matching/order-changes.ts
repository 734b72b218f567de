import { plainNumber } from "../../../matching/order-keys.ts";
import { ordersOfInvoice } from "../../../matching/order-shares.ts";
import type { Tx } from "../../../platform/db/schema.ts";
import type { ChangeServices } from "../../services.ts";
import type { InvoiceToChange } from "../change-invoice.ts";
import { openInvoices, rematchInvoices, rematchOne } from "./rematch-invoices.ts";

type ChangedOrder = Readonly<{ id: string; number: string; vendor_id: string | null }>;

/**
 * Matches open invoices again after orders were made, changed or deleted: those of the orders, those that print their
 * numbers, and those of their vendors. Requires lock(tx, "vendors") and lock(tx, "orders").
 */
export async function matchOpenInvoices(
  services: ChangeServices,
  tx: Tx,
  accountId: string,
  orders: readonly ChangedOrder[],
): Promise<void> {
  if (orders.length === 0) return;
  const vendors = orders.flatMap(({ vendor_id: id }) => (id === null ? [] : [id]));
  const numbers = orders.map(({ number }) => plainNumber(number)).filter((number) => number !== "");
  const found = openInvoices(tx, accountId).where((where) => {
    const linked = invoicesOf(
      tx,
      orders.map(({ id }) => id),
    );
    const printed = tx.selectFrom("invoice_words").select("invoice_id").where("account_id", "=", accountId);
    return where.or([
      where("id", "in", linked),
      ...(numbers.length > 0 ? [where("id", "in", printed.where("word", "in", numbers))] : []),
      ...(vendors.length > 0 ? [where("vendor_id", "in", vendors)] : []),
    ]);
  });
  await rematchInvoices(services, tx, accountId, found);
}

/** Matches the newest open invoices that have an order again, after the tolerance changed. */
export async function matchAllOpenInvoices(services: ChangeServices, tx: Tx, accountId: string): Promise<void> {
  const linked = tx.selectFrom("order_invoices").select("invoice_id").where("account_id", "=", accountId);
  await rematchInvoices(services, tx, accountId, openInvoices(tx, accountId).where("id", "in", linked));
}

/** Matches the other open invoices of these orders again, after one invoice of them changed or was removed. */
export async function matchOtherInvoices(
  services: ChangeServices,
  tx: Tx,
  accountId: string,
  { orderIds, except }: Readonly<{ orderIds: readonly string[]; except: string }>,
): Promise<void> {
  if (orderIds.length === 0) return;
  const found = openInvoices(tx, accountId).where("id", "in", invoicesOf(tx, orderIds));
  await rematchInvoices(services, tx, accountId, found, except);
}

/** Runs a change of an invoice, and matches the other invoices of its orders before and after again. */
export async function withOtherInvoices<Result>(
  services: ChangeServices,
  tx: Tx,
  { accountId, invoiceId }: InvoiceToChange,
  change: () => Promise<Result>,
): Promise<Result> {
  const before = await ordersOfInvoice(tx, invoiceId);
  const result = await change();
  const orderIds = [...new Set([...before, ...(await ordersOfInvoice(tx, invoiceId))])];
  await matchOtherInvoices(services, tx, accountId, { orderIds, except: invoiceId });
  return result;
}

/**
 * Compares an invoice that returned from the trash, if it is open, with the vendors and orders of now, and then the other
 * open invoices of its orders.
 */
export const matchRestored = (services: ChangeServices, tx: Tx, target: InvoiceToChange) =>
  withOtherInvoices(services, tx, target, () => rematchOne(services, tx, target.accountId, target.invoiceId));

const invoicesOf = (tx: Tx, orderIds: readonly string[]) =>
  tx.selectFrom("order_invoices").select("invoice_id").where("order_id", "in", orderIds);
