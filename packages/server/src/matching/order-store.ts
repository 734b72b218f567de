import { type ChangeOrderBody, type CreateOrderBody, type GivenOrderLine, newId } from "@inkvoice/contract";
import { matchVendor } from "../parties/match-vendor.ts";
import { requireVendor } from "../parties/vendor-store.ts";
import { invalidParameter, refused } from "../platform/api-error.ts";
import type { Executor, Tables, Tx } from "../platform/db/schema.ts";
import { orderNumberKey, storedKeys } from "./order-keys.ts";

export type OrderRow = Tables["orders"];
export type VendorColumns = Pick<OrderRow, "vendor_id" | "vendor">;
type GivenVendor = NonNullable<CreateOrderBody["vendor"]>;

// Written by this file.
export const linesOf = ({ lines }: Pick<OrderRow, "lines">) => JSON.parse(lines) as GivenOrderLine[];
export const vendorOf = ({ vendor }: Pick<OrderRow, "vendor">) =>
  vendor === null ? null : (JSON.parse(vendor) as GivenVendor);

/** Net total: as given, else the sum of the lines. */
export function totalOf({ total, lines }: Pick<OrderRow, "total" | "lines">): number {
  if (total !== null) return Number(total);
  const sum = linesOf({ lines }).reduce((all, { quantity, unit_price }) => all + quantity * unit_price, 0);
  return Math.round(sum * 100) / 100;
}

/** Another account's order is not found, like one that does not exist. */
export async function requireOrder(executor: Executor, accountId: string, id: string): Promise<OrderRow> {
  const query = executor.selectFrom("orders").selectAll().where("id", "=", id).where("account_id", "=", accountId);
  const row = await query.executeTakeFirst();
  if (!row) throw refused("order_not_found");
  return row;
}

export function ordersById(executor: Executor, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return executor.selectFrom("orders").selectAll().where("id", "in", ids).orderBy("id").execute();
}

/** Requires lock(tx, "orders"). `vendor`: the result of `vendorColumns`, where the caller has it. */
export async function createOrder(
  tx: Tx,
  accountId: string,
  body: CreateOrderBody,
  now: number,
  vendor?: VendorColumns,
): Promise<OrderRow> {
  const row: OrderRow = {
    id: newId("order", now),
    account_id: accountId,
    number: body.number,
    ...(vendor ?? (await vendorColumns(tx, accountId, body))),
    currency: body.currency,
    lines: JSON.stringify(body.lines),
    total: body.total == null ? null : String(body.total),
    status: body.status ?? "open",
    external_id: body.external_id ?? null,
    created_at: now,
  };
  await requireFree(tx, row);
  await tx.insertInto("orders").values(row).execute();
  await insertKeys(tx, row);
  return row;
}

/** Only the members that are sent change. Requires lock(tx, "orders"). */
export async function changeOrder(tx: Tx, row: OrderRow, change: ChangeOrderBody): Promise<OrderRow> {
  const isVendorGiven = change.vendor_id !== undefined || change.vendor !== undefined;
  const next: OrderRow = {
    ...row,
    ...(change.number !== undefined && { number: change.number }),
    ...(isVendorGiven && (await vendorColumns(tx, row.account_id, change))),
    ...(change.currency !== undefined && { currency: change.currency }),
    ...(change.lines !== undefined && { lines: JSON.stringify(change.lines) }),
    ...(change.total !== undefined && { total: change.total === null ? null : String(change.total) }),
    ...(change.status !== undefined && { status: change.status }),
    ...(change.external_id !== undefined && { external_id: change.external_id }),
  };
  if (next.total === null && linesOf(next).length === 0)
    throw invalidParameter("lines", "must have an entry where there is no total");
  await requireFree(tx, next);
  await storeOrder(tx, next);
  return next;
}

async function storeOrder(tx: Tx, row: OrderRow): Promise<void> {
  const { id, account_id: _account, ...columns } = row;
  await tx.updateTable("orders").set(columns).where("id", "=", id).execute();
  await tx.deleteFrom("order_keys").where("order_id", "=", id).execute();
  await insertKeys(tx, row);
}

/** Keeps the shares of invoices, by which these are found and matched again. */
export async function deleteOrderRows(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("order_keys").where("order_id", "=", id).execute();
  await tx.deleteFrom("orders").where("id", "=", id).execute();
}

/** Moves the orders of a vendor to another one; those of a deleted vendor keep its name. */
export async function reassignOrders(
  tx: Tx,
  accountId: string,
  from: Readonly<{ id: string; name: string }>,
  into: string | null,
): Promise<void> {
  const query = tx.selectFrom("orders").selectAll().where("account_id", "=", accountId);
  for (const row of await query.where("vendor_id", "=", from.id).execute()) {
    const vendor = into === null ? JSON.stringify({ name: from.name, ...vendorOf(row) }) : row.vendor;
    await storeOrder(tx, { ...row, vendor_id: into, vendor });
  }
}

/** The account's vendor by id, or the one that the given name and tax number belong to. */
export async function vendorColumns(
  tx: Tx,
  accountId: string,
  { vendor_id: id, vendor }: ChangeOrderBody,
): Promise<VendorColumns> {
  if (id != null) return { vendor_id: (await requireVendor(tx, accountId, id)).id, vendor: null };
  if (vendor == null) return { vendor_id: null, vendor: null };
  const matched = await matchVendor(tx, accountId, { vendor });
  return { vendor_id: matched?.vendorId ?? null, vendor: JSON.stringify(vendor) };
}

async function insertKeys(tx: Tx, row: OrderRow): Promise<void> {
  const keys = storedKeys({
    number: row.number,
    vendorId: row.vendor_id,
    vendor: vendorOf(row),
    currency: row.currency,
    lines: linesOf(row),
    total: totalOf(row),
    isOpen: row.status === "open",
  });
  const rows = keys.map((key) => ({ account_id: row.account_id, key, order_id: row.id }));
  if (rows.length > 0) await tx.insertInto("order_keys").values(rows).execute();
}

/** Other orders with this number. */
export async function ordersNumbered(executor: Executor, accountId: string, number: string): Promise<OrderRow[]> {
  const key = orderNumberKey(number);
  if (key === undefined) return [];
  return await executor
    .selectFrom("order_keys as k")
    .innerJoin("orders as o", "o.id", "k.order_id")
    .selectAll("o")
    .where("k.account_id", "=", accountId)
    .where("k.key", "=", key)
    .orderBy("o.id")
    .execute();
}

/** Whether two orders are from the same vendor. An order without any vendor counts as one of a listed vendor. */
export function hasSameVendor(a: VendorColumns, b: VendorColumns): boolean {
  if (a.vendor_id !== null && b.vendor_id !== null) return a.vendor_id === b.vendor_id;
  if (a.vendor_id !== null || b.vendor_id !== null) return a.vendor === null && b.vendor === null;
  return a.vendor === b.vendor;
}

async function requireFree(tx: Tx, row: OrderRow): Promise<void> {
  if (orderNumberKey(row.number) === undefined) throw invalidParameter("number", "must have letters or digits");
  const others = (await ordersNumbered(tx, row.account_id, row.number)).filter(({ id }) => id !== row.id);
  const same = others.find((other) => hasSameVendor(other, row));
  if (same) throw invalidParameter("number", `is that of ${same.id}`);
  if (row.external_id === null) return;
  const query = tx.selectFrom("orders").select("id").where("account_id", "=", row.account_id);
  const taken = await query.where("external_id", "=", row.external_id).where("id", "!=", row.id).executeTakeFirst();
  if (taken) throw invalidParameter("external_id", `is that of ${taken.id}`);
}
