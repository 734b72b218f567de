import { isDeepStrictEqual } from "node:util";
import { type CreateOrderBody, createOrderBody, limits, newId, type RowImport } from "@inkvoice/contract";
import { type ImportRow, importRows, outcomeOf, type RowOutcome } from "../http/request/import-rows.ts";
import { matchOpenInvoices } from "../invoices/lifecycle/matching/order-changes.ts";
import type { InvoiceServices } from "../invoices/services.ts";
import { loadOrderIndex, type OrderRow, type VendorColumns } from "../matching/order-index.ts";
import { changedOrder, newOrder, storeOrders, vendorColumns } from "../matching/order-store.ts";
import { lock } from "../platform/db/locks.ts";
import type { Tx } from "../platform/db/schema.ts";

export type ImportRequest = Readonly<{
  accountId: string;
  audit(tx: Tx, stored: Readonly<{ created: number; updated: number }>): Promise<void>;
}>;

/** Existing orders are updated, so that an interrupted import can be sent again. */
export function importOrders(
  services: InvoiceServices,
  packets: AsyncIterable<Buffer>,
  wish: ImportRequest,
): Promise<RowImport> {
  // A list shows the largest id first: later rows get smaller ids, a millisecond less for each transaction.
  let idTime = services.clock.now();
  return importRows(packets, {
    schema: createOrderBody,
    mostRows: limits.importedOrders,
    lineBytes: limits.jsonBodyBytes,
    store: (rows) => storeRows(services, wish, { rows, idTime: idTime-- }),
  });
}

type Chunk = Readonly<{ rows: readonly ImportRow<CreateOrderBody>[]; idTime: number }>;

/** The rows of a transaction, their audit entry and the matching of open invoices commit together. */
function storeRows(
  services: InvoiceServices,
  { accountId, audit }: ImportRequest,
  chunk: Chunk,
): Promise<RowOutcome[]> {
  return services.db.transaction().execute(async (tx) => {
    await lock(tx, "vendors", accountId);
    await lock(tx, "orders", accountId);
    const { outcomes, changed } = await mergeRows(tx, accountId, chunk, services.clock.now());
    await storeOrders(tx, changed);
    await matchOpenInvoices(services, tx, accountId, changed);
    const having = (what: "created" | "updated") => outcomes.filter((outcome) => outcome === what).length;
    await audit(tx, { created: having("created"), updated: having("updated") });
    return outcomes;
  });
}

/** New orders get descending ids, so that lists show them in the order of the rows. */
async function mergeRows(
  tx: Tx,
  accountId: string,
  { rows, idTime }: Chunk,
  now: number,
): Promise<{ outcomes: RowOutcome[]; changed: OrderRow[] }> {
  const ids = rows
    .map(() => newId("order", idTime))
    .sort()
    .toReversed();
  const vendorOf = rememberedVendors(tx, accountId);
  const known = await loadOrderIndex(
    tx,
    accountId,
    rows.map(({ body }) => body),
  );
  const changed = new Map<string, OrderRow>();
  const outcomes: RowOutcome[] = [];
  for (const [index, { body }] of rows.entries())
    outcomes.push(
      await outcomeOf(async () => {
        const vendor = await vendorOf(body);
        const row = known.find(body, vendor);
        const next = row
          ? changedOrder(row, body, vendor)
          : newOrder({ id: ids[index]!, accountId, now }, body, vendor);
        known.requireFree(next);
        known.put(next);
        if (!isDeepStrictEqual(row, next)) changed.set(next.id, next);
        return row ? "updated" : "created";
      }),
    );
  return { outcomes, changed: [...changed.values()] };
}

/** Looks each vendor up once: the orders of a file are of few vendors. */
function rememberedVendors(tx: Tx, accountId: string): (body: CreateOrderBody) => Promise<VendorColumns> {
  const known = new Map<string, VendorColumns>();
  return async (body) => {
    const name = JSON.stringify([body.vendor_id, body.vendor]);
    const vendor = known.get(name) ?? (await vendorColumns(tx, accountId, body));
    known.set(name, vendor);
    return vendor;
  };
}
