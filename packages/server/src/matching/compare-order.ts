import type {
  ExtractedData,
  GivenOrderLine,
  LineResult,
  MatchedLine,
  MatchStatus,
  OrderMatch,
  OrderTolerance,
} from "@inkvoice/contract";
import {
  type InvoiceLine,
  lineAmountOf,
  netTotalOf,
  quantityOf,
  rounded,
  signOf,
  unitPricesOf,
} from "./net-amounts.ts";
import { type OpenLine, type Pair, pairLines } from "./pair-lines.ts";

/** An order with the quantities and the amount of its earlier invoices. */
export type InvoicedOrder = Readonly<{
  id: string;
  number: string;
  vendorId: string | null;
  currency: string;
  lines: readonly GivenOrderLine[];
  total: number;
  before: Readonly<{ quantities: Readonly<Record<string, number>>; amount: number }>;
}>;

/** Share of the invoice in an order, by index of the order's line. */
export type OrderShare = Readonly<{ orderId: string; quantities: Readonly<Record<string, number>>; amount: number }>;
export type Comparison = Readonly<{ match: OrderMatch; shares: readonly OrderShare[]; isOtherVendor: boolean }>;
export type ComparedInvoice = Readonly<{ data: Partial<ExtractedData>; vendorId: string | null }>;

const rounding = 1e-6;

/** How far a price or total may be from the ordered one. */
const allowance = (ordered: number, { percent, amount }: OrderTolerance) =>
  Math.max((Math.abs(ordered) * percent) / 100, amount) + rounding;

/** Compares an invoice with the orders that it is of, line by line, within the tolerance. */
export function compareWithOrders(
  { data, vendorId }: ComparedInvoice,
  orders: readonly InvoicedOrder[],
  tolerance: OrderTolerance,
): Comparison {
  const open = orders.flatMap(openLines);
  const pairs = pairLines(data.line_items ?? [], open);
  const used = new Map<OpenLine, number>();
  const lines = (data.line_items ?? []).map((line, index) =>
    compareLine({ data, line, index, pair: pairs[index], orders, used, tolerance }),
  );
  const isOtherVendor = orders.some(
    (order) => order.vendorId !== null && vendorId !== null && order.vendorId !== vendorId,
  );
  const hasCurrency = orders.every(({ currency }) => data.currency === undefined || currency === data.currency);
  const totals = totalsOf(data, orders);
  const status: MatchStatus =
    isOtherVendor || !hasCurrency || lines.some((line) => isMismatch(line, data, totals.ordered, tolerance))
      ? "mismatch"
      : quantityStatus({ lines, open, used, totals, tolerance });
  const shares = orders.map((order) => shareIn(order, orders, used, totals.invoiced));
  return { match: { orders: orders.map(({ id }) => id), status, lines, totals, tolerance }, shares, isOtherVendor };
}

function openLines({ id, lines, before }: InvoicedOrder): OpenLine[] {
  return lines.map((line, index) => ({
    orderId: id,
    index,
    line,
    remaining: line.quantity - (before.quantities[index] ?? 0),
  }));
}

type LineComparison = Readonly<{
  data: Partial<ExtractedData>;
  line: InvoiceLine;
  index: number;
  pair: Pair | undefined;
  orders: readonly InvoicedOrder[];
  /** Quantities of this invoice so far; each line adds its own. */
  used: Map<OpenLine, number>;
  tolerance: OrderTolerance;
}>;

function compareLine({ data, line, index, pair, orders, used, tolerance }: LineComparison): MatchedLine {
  const [printed] = unitPricesOf(line);
  const invoiced = {
    ...(line.quantity !== undefined && { invoiced: line.quantity }),
  };
  const price = { ...(printed !== undefined && { invoiced: printed }) };
  if (!pair)
    return {
      invoice_line: index,
      quantity: { ...invoiced, invoiced_before: 0 },
      unit_price: price,
      result: "not_ordered",
      confidence: 0,
    };
  const { orderId, index: at, line: ordered } = pair.line;
  const earlier = orders.find(({ id }) => id === orderId)?.before.quantities[at] ?? 0;
  const before = rounded(earlier + (used.get(pair.line) ?? 0));
  const quantity = (quantityOf(line, ordered.unit_price) ?? 0) * signOf(data);
  used.set(pair.line, (used.get(pair.line) ?? 0) + quantity);
  return {
    invoice_line: index,
    order_id: orderId,
    order_line: at,
    quantity: {
      ...invoiced,
      ordered: ordered.quantity,
      ...(ordered.received_quantity !== undefined && { received: ordered.received_quantity }),
      invoiced_before: before,
    },
    unit_price: { ...price, ordered: ordered.unit_price },
    result: resultOf(line, ordered, before + quantity, tolerance),
    confidence: pair.confidence,
  };
}

function resultOf(line: InvoiceLine, ordered: GivenOrderLine, invoiced: number, tolerance: OrderTolerance): LineResult {
  const prices = unitPricesOf(line);
  const most = allowance(ordered.unit_price, tolerance);
  if (prices.length > 0 && !prices.some((price) => Math.abs(price - ordered.unit_price) <= most))
    return "price_differs";
  const limit = Math.min(ordered.quantity, ordered.received_quantity ?? ordered.quantity);
  if (isBeyond(invoiced, limit, tolerance)) return "over";
  return isComplete(invoiced, ordered.quantity, tolerance) ? "matched" : "partial";
}

const isBeyond = (invoiced: number, limit: number, { percent }: OrderTolerance) =>
  invoiced > limit * (1 + percent / 100) + rounding;
const isComplete = (invoiced: number, ordered: number, { percent }: OrderTolerance) =>
  invoiced >= ordered * (1 - percent / 100) - rounding;

/** A small amount that was not ordered, such as a fee, is within the tolerance of the total. */
function isMismatch(
  { result, invoice_line: index }: MatchedLine,
  { line_items: lines = [] }: Partial<ExtractedData>,
  orderedTotal: number | undefined,
  tolerance: OrderTolerance,
): boolean {
  if (result === "price_differs") return true;
  if (result !== "not_ordered") return false;
  const line = lines[index];
  const amount = line && lineAmountOf(line);
  return amount === undefined || Math.abs(amount) > allowance(orderedTotal ?? 0, tolerance);
}

type Totals = OrderMatch["totals"];

function totalsOf(data: Partial<ExtractedData>, orders: readonly InvoicedOrder[]): Totals {
  const invoiced = netTotalOf(data);
  return {
    ...(invoiced !== undefined && { invoiced }),
    ordered: rounded(orders.reduce((sum, { total }) => sum + total, 0)),
    invoiced_before: rounded(orders.reduce((sum, { before }) => sum + before.amount, 0)),
  };
}

type Quantities = Readonly<{
  lines: readonly MatchedLine[];
  open: readonly OpenLine[];
  used: ReadonlyMap<OpenLine, number>;
  totals: Totals;
  tolerance: OrderTolerance;
}>;

function quantityStatus({ lines, open, used, totals, tolerance }: Quantities): MatchStatus {
  const { invoiced = 0, ordered = 0, invoiced_before: before } = totals;
  const isTooMuch = before + invoiced > ordered + allowance(ordered, tolerance);
  if (isTooMuch || lines.some(({ result }) => result === "over")) return "over";
  const isPaired = lines.some(({ order_line: line }) => line !== undefined);
  if (!isPaired) return before + invoiced >= ordered - allowance(ordered, tolerance) ? "matched" : "partial";
  const isWhole = open.every((each) => {
    const done = each.line.quantity - each.remaining + (used.get(each) ?? 0);
    return isComplete(done, each.line.quantity, tolerance);
  });
  return isWhole ? "matched" : "partial";
}

/** The amount is divided among several orders by their quantities at ordered prices. */
function shareIn(
  order: InvoicedOrder,
  orders: readonly InvoicedOrder[],
  used: ReadonlyMap<OpenLine, number>,
  invoiced: number | undefined,
): OrderShare {
  const own = [...used].filter(([{ orderId }]) => orderId === order.id);
  const quantities = Object.fromEntries(own.map(([{ index }, quantity]) => [String(index), rounded(quantity)]));
  const worth = own.reduce((sum, [{ line }, quantity]) => sum + line.unit_price * quantity, 0);
  return { orderId: order.id, quantities, amount: rounded(orders.length === 1 ? (invoiced ?? worth) : worth) };
}
