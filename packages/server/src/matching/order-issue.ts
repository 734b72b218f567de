import type { ExtractedData, Issue, MatchedLine, OrderMatch } from "@inkvoice/contract";
import type { Comparison, InvoicedOrder } from "./compare-order.ts";

export const orderIssueCode = "ORDER_MISMATCH";

const mostLines = 3;
const figure = (value: number | undefined) => (value === undefined ? "?" : String(value));

/** Says where an invoice differs from its order; undefined where it does not. */
export function issueOfMatch(
  { match, isOtherVendor }: Pick<Comparison, "match" | "isOtherVendor">,
  orders: readonly InvoicedOrder[],
  data: Partial<ExtractedData>,
): Issue | undefined {
  if (match.status !== "over" && match.status !== "mismatch") return undefined;
  const differing = match.lines.filter(({ result }) => result !== "matched" && result !== "partial");
  const named = differing.slice(0, mostLines).map((line) => sentenceOf(line, data));
  const more = differing.length > mostLines ? [`${differing.length - mostLines} more lines differ`] : [];
  const reasons = [...documentReasons(match, isOtherVendor, orders, data), ...named, ...more];
  const title = orders.map(({ number }) => number).join(", ");
  return { code: orderIssueCode, field: fieldOf(differing[0]), message: `Order ${title}: ${reasons.join("; ")}.` };
}

/** Path of the first cell that differs. */
function fieldOf(line: MatchedLine | undefined): string {
  if (!line) return "total_amount";
  const cells = { price_differs: "unit_price", over: "quantity", not_ordered: "description" } as const;
  return `line_items.${line.invoice_line}.${cells[line.result as keyof typeof cells]}`;
}

function documentReasons(
  { totals }: OrderMatch,
  isOtherVendor: boolean,
  orders: readonly InvoicedOrder[],
  { currency }: Partial<ExtractedData>,
): string[] {
  const other = orders.find((order) => currency !== undefined && order.currency !== currency);
  const { invoiced, ordered = 0, invoiced_before: before } = totals;
  const isMore = invoiced !== undefined && before + invoiced > ordered;
  const earlier = before === 0 ? "" : ` after ${before} on earlier invoices`;
  return [
    ...(isOtherVendor ? ["it is an order from another vendor"] : []),
    ...(other ? [`it is in ${other.currency}, the invoice in ${currency}`] : []),
    ...(isMore ? [`${invoiced} net${earlier} is more than the ordered ${ordered}`] : []),
  ];
}

function sentenceOf(
  { invoice_line: index, quantity, unit_price: price, result }: MatchedLine,
  data: Partial<ExtractedData>,
) {
  const description = data.line_items?.[index]?.description;
  const line = `line ${index + 1}${description === undefined ? "" : ` (${description.slice(0, 60)})`}`;
  if (result === "not_ordered") return `${line} was not ordered`;
  if (result === "price_differs") return `${line} costs ${figure(price.invoiced)} instead of ${figure(price.ordered)}`;
  const limit = Math.min(quantity.ordered ?? 0, quantity.received ?? quantity.ordered ?? 0);
  const what = quantity.received !== undefined && quantity.received < (quantity.ordered ?? 0) ? "received" : "ordered";
  const before = quantity.invoiced_before === 0 ? "" : ` after ${quantity.invoiced_before}`;
  return `${line} has ${figure(quantity.invoiced)}${before}, ${limit} were ${what}`;
}
