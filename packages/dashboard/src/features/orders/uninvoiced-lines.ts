import type { Order, OrderMatch } from "@inkvoice/contract";

type OrderLine = Readonly<{ key: string; order: Order; line: Order["lines"][number] }>;

/** The lines of the orders that no line of the invoice belongs to: the rest of a partial delivery. */
export function uninvoicedLines(match: Pick<OrderMatch, "lines">, orders: readonly Order[]): OrderLine[] {
  const keyOf = (orderId: string | undefined, index: number | undefined) => `${orderId} ${index}`;
  const invoiced = new Set(match.lines.map(({ order_id, order_line }) => keyOf(order_id, order_line)));
  return orders
    .flatMap((order) => order.lines.map((line, index) => ({ key: keyOf(order.id, index), order, line })))
    .filter(({ key }) => !invoiced.has(key));
}
