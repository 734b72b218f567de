import type { OrderStatus } from "@inkvoice/contract";

/** Purchase orders of an account. Times are milliseconds. */
export type OrderTables = {
  orders: {
    id: string;
    account_id: string;
    number: string;
    vendor_id: string | null;
    /** JSON: the vendor as it was given. */
    vendor: string | null;
    currency: string;
    /** JSON. */
    lines: string;
    /** JSON number; null for the sum of the lines. */
    total: string | null;
    status: OrderStatus;
    external_id: string | null;
    created_at: number;
    /** JSON: summed quantities and amount of invoices that retention has removed; null for none. */
    removed_shares: string | null;
  };
  /** Lookup keys of orders: numbers; of open orders also vendor, articles and total. */
  order_keys: { account_id: string; key: string; order_id: string };
  /** Share of an invoice in an order. */
  order_invoices: {
    order_id: string;
    invoice_id: string;
    account_id: string;
    /** JSON: invoiced quantities by index of the order's line. */
    quantities: string;
    /** JSON number: net amount. */
    amount: string;
    /** When they were matched first: of two invoices the later one exceeds the order. */
    linked_at: number;
  };
};
