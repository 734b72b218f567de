import type { CreateOrderBody } from "@inkvoice/contract";
import { invalidParameter } from "../platform/api-error.ts";
import type { Executor, Tables } from "../platform/db/schema.ts";
import { orderNumberKey } from "./order-keys.ts";

export type OrderRow = Tables["orders"];
export type VendorColumns = Pick<OrderRow, "vendor_id" | "vendor">;
type Named = Readonly<{ number: string; external_id?: string | null | undefined }>;

const takenBy = (member: string, id: string) =>
  invalidParameter(member, `is that of ${id}`, { reason: "value_taken", values: { id } });

/** Orders by number and external id: the stored ones that share one with given orders, and those added since. */
export class OrderIndex {
  readonly #rows = new Map<string, OrderRow>();
  readonly #idsByNumber = new Map<string, Set<string>>();
  readonly #idByExternalId = new Map<string, string>();

  /** The row replaces an earlier one with its id. */
  put(row: OrderRow): void {
    this.#rows.set(row.id, row);
    const key = orderNumberKey(row.number);
    if (key !== undefined) this.#idsByNumber.set(key, (this.#idsByNumber.get(key) ?? new Set()).add(row.id));
    if (row.external_id !== null) this.#idByExternalId.set(row.external_id, row.id);
  }

  /** The order that an imported one updates: by external id, else by number and vendor. */
  find(body: CreateOrderBody, vendor: VendorColumns): OrderRow | undefined {
    const known = this.#withExternalId(body.external_id);
    if (known) return known;
    const row = this.#numbered(body.number).find((each) => hasSameVendor(each, vendor));
    const isOther = row?.external_id != null && body.external_id != null;
    return isOther ? undefined : row;
  }

  /** Refuses a row whose number or external id another order has. */
  requireFree(row: OrderRow): void {
    if (orderNumberKey(row.number) === undefined)
      throw invalidParameter("number", "must have letters or digits", { reason: "number_without_characters" });
    const same = this.#numbered(row.number).find((other) => other.id !== row.id && hasSameVendor(other, row));
    if (same) throw takenBy("number", same.id);
    const other = this.#withExternalId(row.external_id);
    if (other && other.id !== row.id) throw takenBy("external_id", other.id);
  }

  #numbered(number: string): OrderRow[] {
    const key = orderNumberKey(number);
    const ids = key === undefined ? [] : [...(this.#idsByNumber.get(key) ?? [])].sort();
    // `put` may have replaced the row by one with another number.
    return ids.map((id) => this.#rows.get(id)!).filter((row) => orderNumberKey(row.number) === key);
  }

  #withExternalId(externalId: string | null | undefined): OrderRow | undefined {
    const row = this.#rows.get(this.#idByExternalId.get(externalId ?? "") ?? "");
    return row && row.external_id === externalId ? row : undefined;
  }
}

export async function loadOrderIndex(
  executor: Executor,
  accountId: string,
  orders: readonly Named[],
): Promise<OrderIndex> {
  const index = new OrderIndex();
  const keys = orders.flatMap(({ number }) => orderNumberKey(number) ?? []);
  const externalIds = orders.flatMap(({ external_id }) => external_id ?? []);
  // Ids first: without statistics of a growing table PostgreSQL joins the two in the wrong order.
  const keyed = executor.selectFrom("order_keys").select("order_id").where("account_id", "=", accountId);
  const found = keys.length === 0 ? [] : await keyed.where("key", "in", keys).execute();
  for (const row of await ordersById(
    executor,
    found.map(({ order_id }) => order_id),
  ))
    index.put(row);
  if (externalIds.length === 0) return index;
  const query = executor.selectFrom("orders").selectAll().where("account_id", "=", accountId);
  for (const row of await query.where("external_id", "in", externalIds).execute()) index.put(row);
  return index;
}

export function ordersById(executor: Executor, ids: readonly string[]): Promise<OrderRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return executor.selectFrom("orders").selectAll().where("id", "in", ids).orderBy("id").execute();
}

/** Whether two orders are from the same vendor. An order without any vendor counts as one of a listed vendor. */
function hasSameVendor(a: VendorColumns, b: VendorColumns): boolean {
  if (a.vendor_id !== null && b.vendor_id !== null) return a.vendor_id === b.vendor_id;
  if (a.vendor_id !== null || b.vendor_id !== null) return a.vendor === null && b.vendor === null;
  return a.vendor === b.vendor;
}
