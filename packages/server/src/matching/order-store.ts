import { type ChangeOrderBody, type CreateOrderBody, type GivenOrderLine, newId } from "@inkvoice/contract";
import { matchVendor } from "../parties/match-vendor.ts";
import { requireVendor } from "../parties/vendor-store.ts";
import { invalidParameter, refused } from "../platform/api-error.ts";
import type { Executor, Tx } from "../platform/db/schema.ts";
import { loadOrderIndex, type OrderRow, type VendorColumns } from "./order-index.ts";
import { storedKeys } from "./order-keys.ts";

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

/** Requires lock(tx, "orders"). */
export async function createOrder(tx: Tx, accountId: string, body: CreateOrderBody, now: number): Promise<OrderRow> {
  const id = newId("order", now);
  const row = newOrder({ id, accountId, now }, body, await vendorColumns(tx, accountId, body));
  (await loadOrderIndex(tx, accountId, [row])).requireFree(row);
  await storeOrders(tx, [row]);
  return row;
}

export function newOrder(
  { id, accountId, now }: Readonly<{ id: string; accountId: string; now: number }>,
  body: CreateOrderBody,
  vendor: VendorColumns,
): OrderRow {
  const row: OrderRow = {
    id,
    account_id: accountId,
    number: body.number,
    ...vendor,
    currency: body.currency,
    lines: JSON.stringify(body.lines),
    total: body.total == null ? null : String(body.total),
    status: body.status ?? "open",
    external_id: body.external_id ?? null,
    created_at: now,
    removed_shares: null,
  };
  refuseNegativeTotal(row);
  return row;
}

/** Of lines with negative prices, such as discounts. A given total is checked by the schema. */
function refuseNegativeTotal(row: OrderRow): void {
  const total = totalOf(row);
  if (total >= 0) return;
  const because = { reason: "number_too_small", values: { minimum: 0 } } as const;
  throw invalidParameter("total", `must not be negative; the lines add up to ${total}`, because);
}

/** Only the members that are sent change. Requires lock(tx, "orders"). */
export async function changeOrder(tx: Tx, row: OrderRow, change: ChangeOrderBody): Promise<OrderRow> {
  const next = changedOrder(row, change, await vendorColumns(tx, row.account_id, change));
  (await loadOrderIndex(tx, row.account_id, [next])).requireFree(next);
  await storeOrders(tx, [next]);
  return next;
}

/** `vendor` counts only where the change names one. */
export function changedOrder(row: OrderRow, change: ChangeOrderBody, vendor: VendorColumns): OrderRow {
  const isVendorGiven = change.vendor_id !== undefined || change.vendor !== undefined;
  const next: OrderRow = {
    ...row,
    ...(change.number !== undefined && { number: change.number }),
    ...(isVendorGiven && vendor),
    ...(change.currency !== undefined && { currency: change.currency }),
    ...(change.lines !== undefined && { lines: JSON.stringify(change.lines) }),
    ...(change.total !== undefined && { total: change.total === null ? null : String(change.total) }),
    ...(change.status !== undefined && { status: change.status }),
    ...(change.external_id !== undefined && { external_id: change.external_id }),
  };
  if (next.total === null && linesOf(next).length === 0)
    throw invalidParameter("lines", "must have an entry where there is no total", { reason: "order_without_lines" });
  // A change of other members leaves an older order as it is.
  if (change.lines !== undefined || change.total !== undefined) refuseNegativeTotal(next);
  return next;
}

/** SQLite takes 32 766 values in a statement: an order has eleven, a key three. */
const ordersAtOnce = 500;
const keysAtOnce = 5000;

/** Writes new and changed orders with their keys. */
export async function storeOrders(tx: Tx, rows: readonly OrderRow[]): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ id }) => id);
  await tx.deleteFrom("order_keys").where("order_id", "in", ids).execute();
  const insert = tx.insertInto("orders").values(rows);
  await insert
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet(({ ref }) => ({
        number: ref("excluded.number"),
        vendor_id: ref("excluded.vendor_id"),
        vendor: ref("excluded.vendor"),
        currency: ref("excluded.currency"),
        lines: ref("excluded.lines"),
        total: ref("excluded.total"),
        status: ref("excluded.status"),
        external_id: ref("excluded.external_id"),
      })),
    )
    .execute();
  const keys = rows.flatMap(keyRows);
  for (let start = 0; start < keys.length; start += keysAtOnce)
    await tx
      .insertInto("order_keys")
      .values(keys.slice(start, start + keysAtOnce))
      .execute();
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
  const rows = await query.where("vendor_id", "=", from.id).execute();
  const vendor = (row: OrderRow) =>
    into === null ? JSON.stringify({ name: from.name, ...vendorOf(row) }) : row.vendor;
  const moved = rows.map((row) => ({ ...row, vendor_id: into, vendor: vendor(row) }));
  for (let start = 0; start < moved.length; start += ordersAtOnce)
    await storeOrders(tx, moved.slice(start, start + ordersAtOnce));
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

function keyRows(row: OrderRow) {
  const keys = storedKeys({
    number: row.number,
    vendorId: row.vendor_id,
    vendor: vendorOf(row),
    currency: row.currency,
    lines: linesOf(row),
    total: totalOf(row),
    isOpen: row.status === "open",
  });
  return keys.map((key) => ({ account_id: row.account_id, key, order_id: row.id }));
}
