import { formatTimestamp, type ListOrdersQuery, type Order, type OrderList } from "@inkvoice/contract";
import type { OrderRow } from "../matching/order-index.ts";
import { orderNumberKey } from "../matching/order-keys.ts";
import { invoicedOf, sharesIn } from "../matching/order-shares.ts";
import { linesOf, requireOrder, totalOf, vendorOf } from "../matching/order-store.ts";
import { invalidParameter } from "../platform/api-error.ts";
import type { Executor } from "../platform/db/schema.ts";

export async function readOrder(executor: Executor, accountId: string, id: string): Promise<Order> {
  const [order] = await presentOrders(executor, [await requireOrder(executor, accountId, id)]);
  if (!order) throw new Error("an order that was read is presented");
  return order;
}

/** Newest first. The cursor is the id of the last order of the page before. */
export async function listOrders(executor: Executor, accountId: string, wish: ListOrdersQuery): Promise<OrderList> {
  let query = executor.selectFrom("orders as o").selectAll("o").where("o.account_id", "=", accountId);
  if (wish.vendor_id !== undefined) query = query.where("o.vendor_id", "=", wish.vendor_id);
  if (wish.status !== undefined) query = query.where("o.status", "=", wish.status);
  if (wish.number !== undefined) {
    const keyed = executor.selectFrom("order_keys").select("order_id").where("account_id", "=", accountId);
    query = query.where("o.id", "in", keyed.where("key", "=", orderNumberKey(wish.number) ?? ""));
  }
  if (wish.cursor !== undefined) {
    if (!/^ord_\d{1,19}$/.test(wish.cursor)) throw invalidParameter("cursor", "must be a next_cursor of this list");
    query = query.where("o.id", "<", wish.cursor);
  }
  const rows = await query
    .orderBy("o.id", "desc")
    .limit(wish.limit + 1)
    .execute();
  const shown = rows.slice(0, wish.limit);
  const last = rows.length > wish.limit ? shown.at(-1) : undefined;
  return { orders: await presentOrders(executor, shown), next_cursor: last?.id ?? null };
}

async function presentOrders(executor: Executor, rows: readonly OrderRow[]): Promise<Order[]> {
  const all = await sharesIn(
    executor,
    rows.map(({ id }) => id),
  );
  const shares = Map.groupBy(all, ({ orderId }) => orderId);
  return rows.map((row) => {
    const own = shares.get(row.id) ?? [];
    const invoiced = invoicedOf(row, own).quantities;
    const vendor = vendorOf(row);
    return {
      id: row.id,
      number: row.number,
      ...(row.vendor_id !== null && { vendor_id: row.vendor_id }),
      ...(vendor && { vendor }),
      currency: row.currency,
      lines: linesOf(row).map((line, index) => ({ ...line, invoiced_quantity: invoiced[index] ?? 0 })),
      total: totalOf(row),
      status: row.status,
      ...(row.external_id !== null && { external_id: row.external_id }),
      invoices: own.map(({ invoiceId }) => invoiceId),
      created_at: formatTimestamp(row.created_at),
    };
  });
}
