import type { IncomingMessage } from "node:http";
import { type CreateOrderBody, createOrderBody, limits, type RowImport } from "@inkvoice/contract";
import { type ImportRow, importRows, outcomeOf, type RowOutcome } from "../http/request/import-rows.ts";
import { matchOpenInvoices } from "../invoices/lifecycle/order-changes.ts";
import type { InvoiceServices } from "../invoices/services.ts";
import {
  changeOrder,
  createOrder,
  hasSameVendor,
  type OrderRow,
  ordersNumbered,
  type VendorColumns,
  vendorColumns,
} from "../matching/order-store.ts";
import { lock } from "../platform/db/locks.ts";
import type { Tx } from "../platform/db/schema.ts";

export type ImportRequest = Readonly<{
  accountId: string;
  now: number;
  audit(tx: Tx, stored: Readonly<{ created: number; updated: number }>): Promise<void>;
}>;

/** Existing orders are updated, so that an interrupted import can be sent again. */
export function importOrders(
  services: InvoiceServices,
  request: IncomingMessage,
  wish: ImportRequest,
): Promise<RowImport> {
  return importRows(request, {
    schema: createOrderBody,
    mostRows: limits.importedOrders,
    lineBytes: limits.jsonBodyBytes,
    store: (rows) => storeRows(services, wish, rows),
  });
}

/** The rows of a transaction, their audit entry and the matching of open invoices commit together. */
function storeRows(
  services: InvoiceServices,
  { accountId, now, audit }: ImportRequest,
  rows: readonly ImportRow<CreateOrderBody>[],
): Promise<RowOutcome[]> {
  return services.db.transaction().execute(async (tx) => {
    await lock(tx, "vendors", accountId);
    await lock(tx, "orders", accountId);
    const stored: OrderRow[] = [];
    const vendorOf = rememberedVendors(tx, accountId);
    const outcomes: RowOutcome[] = [];
    for (const { body } of rows)
      outcomes.push(
        await outcomeOf(async () => {
          const vendor = await vendorOf(body);
          const known = await findKnown(tx, accountId, body, vendor);
          stored.push(known ? await changeOrder(tx, known, body) : await createOrder(tx, accountId, body, now, vendor));
          return known ? "updated" : "created";
        }),
      );
    const having = (what: "created" | "updated") => outcomes.filter((outcome) => outcome === what).length;
    await matchOpenInvoices(services, tx, accountId, stored);
    await audit(tx, { created: having("created"), updated: having("updated") });
    return outcomes;
  });
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

/** The existing order: by external id, else by number and vendor. */
async function findKnown(
  tx: Tx,
  accountId: string,
  body: CreateOrderBody,
  vendor: VendorColumns,
): Promise<OrderRow | undefined> {
  if (body.external_id != null) {
    const query = tx.selectFrom("orders").selectAll().where("account_id", "=", accountId);
    const row = await query.where("external_id", "=", body.external_id).executeTakeFirst();
    if (row) return row;
  }
  const rows = await ordersNumbered(tx, accountId, body.number);
  const row = rows.find((each) => hasSameVendor(each, vendor));
  const isOther = row?.external_id != null && body.external_id != null;
  return isOther ? undefined : row;
}
