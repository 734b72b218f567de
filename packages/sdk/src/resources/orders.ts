import type { NewOrder, Order, OrderChange, OrderList, OrderMatch, OrderSettings, RowImport } from "../contract.ts";
import { apiNames } from "../transport/api-names.ts";
import type { Deleted, Transport } from "../transport/transport.ts";

export interface ListOrdersOptions {
  /** Exactly this number; blanks and signs do not matter. */
  number?: string;
  vendorId?: string;
  status?: "open" | "closed";
  limit?: number;
  cursor?: string;
}

/** Purchase orders, and the comparison of invoices with them. */
export interface Orders {
  /** One page, newest first. */
  list(options?: ListOrdersOptions): Promise<OrderList>;
  create(order: NewOrder, options?: { idempotencyKey?: string }): Promise<Order>;
  /** With its invoiced quantities. */
  get(id: string): Promise<Order>;
  change(id: string, change: OrderChange): Promise<Order>;
  delete(id: string): Promise<Deleted>;
  /** Up to 10 000; existing ones are updated, invalid ones are skipped and reported. */
  import(orders: readonly NewOrder[]): Promise<RowImport>;
  /** Compares an invoice with its orders. */
  match(invoiceId: string): Promise<OrderMatch>;
  settings(): Promise<OrderSettings>;
  setSettings(settings: OrderSettings): Promise<OrderSettings>;
}

export function createOrders(transport: Transport): Orders {
  const at = (id: string) => `/orders/${encodeURIComponent(id)}`;
  return {
    list: (options = {}) => transport.call({ method: "GET", path: "/orders", query: apiNames(options) }),
    create: (order, options = {}) =>
      transport.call({ method: "POST", path: "/orders", json: order, idempotencyKey: options.idempotencyKey }),
    get: (id) => transport.call({ method: "GET", path: at(id) }),
    change: (id, change) => transport.call({ method: "PATCH", path: at(id), json: change }),
    delete: (id) => transport.call({ method: "DELETE", path: at(id) }),
    import: (orders) => transport.call({ method: "POST", path: "/orders", lines: orders }),
    match: (id) => transport.call({ method: "GET", path: `/invoices/${encodeURIComponent(id)}/match` }),
    settings: () => transport.call({ method: "GET", path: "/account/orders" }),
    setSettings: (settings) => transport.call({ method: "PUT", path: "/account/orders", json: settings }),
  };
}
