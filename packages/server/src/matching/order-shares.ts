import { sql } from "kysely";
import type { Executor, Tx } from "../platform/db/schema.ts";
import type { OrderTables } from "../platform/db/tables/orders.ts";
import type { OrderShare } from "./compare-order.ts";
import { rounded } from "./net-amounts.ts";

export type InvoiceShare = OrderShare & Readonly<{ invoiceId: string; linkedAt: number }>;
/** Invoiced sums of an order: quantities by index of its lines, and the net amount. */
export type InvoicedSums = Omit<OrderShare, "orderId">;
type Invoice = Readonly<{ accountId: string; invoiceId: string }>;

/** Sums of these invoices' shares in an order and of those that retention has removed. */
export function invoicedOf(
  { removed_shares: removed }: Pick<OrderTables["orders"], "removed_shares">,
  shares: readonly InvoicedSums[],
): InvoicedSums {
  // Written by keepSharesOf.
  const all = removed === null ? shares : [JSON.parse(removed) as InvoicedSums, ...shares];
  const sums: Record<string, number> = {};
  for (const { quantities } of all)
    for (const [index, quantity] of Object.entries(quantities)) sums[index] = (sums[index] ?? 0) + quantity;
  return { quantities: sums, amount: all.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Shares of invoices in orders, oldest first. Rejected invoices have none. */
export async function sharesIn(executor: Executor, orderIds: readonly string[]): Promise<InvoiceShare[]> {
  if (orderIds.length === 0) return [];
  const rows = await executor
    .selectFrom("order_invoices as s")
    .innerJoin("invoices as i", "i.id", "s.invoice_id")
    .select(["s.order_id", "s.invoice_id", "s.quantities", "s.amount", "s.linked_at"])
    .where("s.order_id", "in", orderIds)
    .where("i.review", "!=", "rejected")
    .orderBy("s.linked_at")
    .orderBy("s.invoice_id")
    .execute();
  return rows.map((row) => ({
    orderId: row.order_id,
    invoiceId: row.invoice_id,
    // Written by storeShares.
    quantities: JSON.parse(row.quantities) as Record<string, number>,
    amount: Number(row.amount),
    linkedAt: row.linked_at,
  }));
}

/**
 * Adds the shares of an invoice that retention removes to its orders: a second invoice of the same order is still one
 * too many. Requires lock(tx, "orders").
 */
export async function keepSharesOf(tx: Tx, invoiceId: string): Promise<void> {
  const orderIds = await ordersOfInvoice(tx, invoiceId);
  const own = (await sharesIn(tx, orderIds)).filter((share) => share.invoiceId === invoiceId);
  const rows = tx.selectFrom("orders").select(["id", "removed_shares"]);
  for (const share of own) {
    const order = await rows.where("id", "=", share.orderId).executeTakeFirst();
    if (!order) continue;
    const { quantities, amount } = invoicedOf(order, [share]);
    const kept = Object.entries(quantities).map(([index, quantity]) => [index, rounded(quantity)]);
    const sums = JSON.stringify({ quantities: Object.fromEntries(kept), amount: rounded(amount) });
    await tx.updateTable("orders").set({ removed_shares: sums }).where("id", "=", order.id).execute();
  }
}

/** The orders that an invoice is matched with. */
export async function ordersOfInvoice(executor: Executor, invoiceId: string): Promise<string[]> {
  const query = executor.selectFrom("order_invoices").select("order_id").where("invoice_id", "=", invoiceId);
  return (await query.orderBy("order_id").execute()).map((row) => row.order_id);
}

/** Whether the stored shares of an invoice equal these. */
export async function hasStoredShares(
  executor: Executor,
  invoiceId: string,
  shares: readonly OrderShare[],
): Promise<boolean> {
  const query = executor.selectFrom("order_invoices").select(["order_id", "quantities", "amount"]);
  const rows = await query.where("invoice_id", "=", invoiceId).execute();
  const stored = new Map(rows.map((row) => [row.order_id, `${row.quantities} ${row.amount}`]));
  return (
    stored.size === shares.length &&
    shares.every((share) => stored.get(share.orderId) === `${JSON.stringify(share.quantities)} ${share.amount}`)
  );
}

/**
 * Replaces the shares of an invoice. A share in the same order keeps its time; a new one gets a time after all others of
 * that order, even if the clock was set back or another process's clock is ahead. Requires lock(tx, "orders") for new shares.
 */
export async function storeShares(
  tx: Tx,
  { accountId, invoiceId }: Invoice,
  shares: readonly OrderShare[],
  now: number,
): Promise<void> {
  const gone = await tx
    .deleteFrom("order_invoices")
    .where("invoice_id", "=", invoiceId)
    .returning(["order_id", "linked_at"])
    .execute();
  if (shares.length === 0) return;
  const times = new Map(gone.map((row) => [row.order_id, row.linked_at]));
  const added = shares.map(({ orderId }) => orderId).filter((id) => !times.has(id));
  for (const [id, last] of await lastTimes(tx, added)) times.set(id, Math.max(now, last + 1));
  const rows = shares.map(({ orderId, quantities, amount }) => ({
    order_id: orderId,
    invoice_id: invoiceId,
    account_id: accountId,
    quantities: JSON.stringify(quantities),
    amount: String(amount),
    linked_at: times.get(orderId) ?? now,
  }));
  await tx.insertInto("order_invoices").values(rows).execute();
}

/** Time of the latest share of each order. */
async function lastTimes(tx: Tx, orderIds: readonly string[]): Promise<readonly (readonly [string, number])[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .selectFrom("order_invoices")
    .select(["order_id", ({ fn }) => fn.max("linked_at").as("last")])
    .where("order_id", "in", orderIds)
    .groupBy("order_id")
    .execute();
  return rows.map((row) => [row.order_id, Number(row.last)]);
}

/** Deletes the shares in deleted orders of an invoice that returned from the trash. Requires lock(tx, "orders"). */
export async function deleteSharesInDeletedOrders(tx: Tx, invoiceId: string): Promise<void> {
  await sql`delete from order_invoices where invoice_id = ${invoiceId}
    and not exists (select 1 from orders where orders.id = order_invoices.order_id)`.execute(tx);
}

/**
 * Puts the shares of an open invoice that was in the trash or rejected after those of approved invoices, which may have
 * been paid meanwhile. Requires lock(tx, "orders").
 */
export async function putSharesAfterApproved(tx: Tx, invoiceId: string): Promise<void> {
  const approved = sql`from order_invoices as o join invoices as i on i.id = o.invoice_id
    where o.order_id = order_invoices.order_id and i.review = 'approved' and i.id <> ${invoiceId}`;
  await sql`update order_invoices set linked_at = (select max(o.linked_at) + 1 ${approved})
    where invoice_id = ${invoiceId}
    and exists (select 1 ${approved} and o.linked_at >= order_invoices.linked_at)`.execute(tx);
}

/** Deletes a deleted order's shares in invoices that were reviewed. */
export async function deleteSharesIn(tx: Tx, orderId: string): Promise<void> {
  await tx.deleteFrom("order_invoices").where("order_id", "=", orderId).execute();
}
