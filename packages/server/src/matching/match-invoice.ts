import type { ExtractedData, Issue, OrderMatch, OrderTolerance } from "@inkvoice/contract";
import type { Executor } from "../platform/db/schema.ts";
import {
  type ComparedInvoice,
  type Comparison,
  compareWithOrders,
  type InvoicedOrder,
  type OrderShare,
} from "./compare-order.ts";
import { findByContent, findByNumber } from "./find-orders.ts";
import { type OrderRow, ordersById } from "./order-index.ts";
import { issueOfMatch, orderIssueCode } from "./order-issue.ts";
import { readTolerance } from "./order-settings.ts";
import { type InvoiceShare, invoicedOf, sharesIn } from "./order-shares.ts";
import { linesOf, totalOf } from "./order-store.ts";

export type MatchedInvoice = Readonly<{
  accountId: string;
  /** Null for a further invoice of a file that is not stored yet. */
  invoiceId: string | null;
  data: ExtractedData;
  vendorId: string | null;
  /** Shares of invoices of the same file that are not stored yet. */
  alongside?: readonly OrderShare[];
}>;

export type InvoiceMatch = Readonly<{ match: OrderMatch; shares: readonly OrderShare[]; issue: Issue | undefined }>;

/** For orders found by content: minimum share of the invoice's lines that the order lists. */
const leastArticles = 0.8;
/** For orders found by content: minimum share of the invoice's lines at the order's price. */
const leastAtPrice = 0.5;

/** Matches an invoice with the account's orders: by the printed number, else by vendor and lines. */
export async function matchInvoice(executor: Executor, invoice: MatchedInvoice): Promise<InvoiceMatch> {
  const numbered = await findByNumber(executor, invoice);
  const ids = numbered.length > 0 ? numbered.flat() : await contentCandidates(executor, invoice);
  const tolerance = await readTolerance(executor, invoice.accountId);
  if (ids.length === 0) return unmatched("no_order", [], tolerance);
  const orders = await invoicedOrders(executor, invoice, ids);
  if (numbered.length === 0) return matchByContent(invoice, orders, tolerance);
  const chosen = numbered.map((each) =>
    ofVendor(
      each.flatMap((id) => orders.get(id) ?? []),
      invoice,
    ),
  );
  if (chosen.some((each) => each.length > 1)) return unmatched("ambiguous", chosen.flat(), tolerance);
  const found = [...new Set(chosen.flat())];
  return found.length === 0
    ? unmatched("no_order", [], tolerance)
    : presented(compareWithOrders(invoice, found, tolerance), found, invoice);
}

/** Candidates by content, and the orders that the invoice was matched with before. */
async function contentCandidates(executor: Executor, invoice: MatchedInvoice): Promise<string[]> {
  const { invoiceId, data } = invoice;
  if ((data.line_items ?? []).length === 0 && data.total_amount === undefined) return [];
  const found = await findByContent(executor, invoice);
  if (invoiceId === null) return found;
  const query = executor.selectFrom("order_invoices").select("order_id").where("invoice_id", "=", invoiceId);
  return [...new Set([...found, ...(await query.execute()).map((row) => row.order_id)])];
}

/** Of several orders with one number those of the invoice's vendor. */
function ofVendor(orders: readonly InvoicedOrder[], { vendorId }: MatchedInvoice): readonly InvoicedOrder[] {
  const own = orders.filter((order) => order.vendorId === vendorId && vendorId !== null);
  if (orders.length < 2 || own.length > 0) return own.length > 0 ? own : orders;
  const unknown = orders.filter((order) => order.vendorId === null || vendorId === null);
  return unknown.length > 0 ? unknown : orders;
}

type Candidate = Readonly<{ order: InvoicedOrder; comparison: Comparison; score: number }>;

function matchByContent(
  invoice: MatchedInvoice,
  orders: ReadonlyMap<string, InvoicedOrder>,
  tolerance: OrderTolerance,
): InvoiceMatch {
  const ranked = [...orders.values()]
    .map((order): Candidate => {
      const comparison = compareWithOrders(invoice, [order], tolerance);
      return { order, comparison, score: scoreOf(comparison, invoice) };
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
  const [best] = ranked;
  if (!best) return unmatched("no_order", [], tolerance);
  const equal = ranked.filter(({ score }) => score === best.score).map(({ order }) => order);
  if (equal.length > 1) return unmatched("ambiguous", equal, tolerance);
  return presented(best.comparison, [best.order], invoice);
}

/** How well an order fits: 0 where it is not the invoice's; an order that is invoiced exactly fits best. */
function scoreOf({ match, isOtherVendor }: Comparison, { data }: ComparedInvoice): number {
  const { lines, status, totals } = match;
  if (isOtherVendor) return 0;
  if (lines.length === 0) return status === "matched" && totals.invoiced_before === 0 ? 1 : 0;
  const found = lines.filter(({ result }) => result !== "not_ordered").length / lines.length;
  const atPrice =
    lines.filter(({ result }) => !["not_ordered", "price_differs"].includes(result)).length / lines.length;
  if (found < leastArticles || atPrice < leastAtPrice || data.currency === undefined) return 0;
  const fit = { matched: 3, partial: 2, over: 1, mismatch: 0, no_order: 0, ambiguous: 0 }[status];
  return 1 + found + atPrice + fit;
}

function presented(comparison: Comparison, orders: readonly InvoicedOrder[], { data }: ComparedInvoice): InvoiceMatch {
  return { match: comparison.match, shares: comparison.shares, issue: issueOfMatch(comparison, orders, data) };
}

function unmatched(
  status: "no_order" | "ambiguous",
  orders: readonly InvoicedOrder[],
  tolerance: OrderTolerance,
): InvoiceMatch {
  const ids = [...new Set(orders.map(({ id }) => id))];
  const match = { orders: ids, status, lines: [], totals: { invoiced_before: 0 }, tolerance };
  return { match, shares: [], issue: undefined };
}

/** Orders with the shares of earlier invoices that nobody has rejected. */
async function invoicedOrders(
  executor: Executor,
  { accountId, invoiceId, alongside = [] }: MatchedInvoice,
  ids: readonly string[],
): Promise<ReadonlyMap<string, InvoicedOrder>> {
  const rows = (await ordersById(executor, ids)).filter((row) => row.account_id === accountId);
  const earlier = earlierThan(invoiceId, await sharesIn(executor, ids));
  const shares = Map.groupBy([...earlier, ...alongside], ({ orderId }) => orderId);
  return new Map(rows.map((row) => [row.id, invoicedOrder(row, shares.get(row.id) ?? [])]));
}

function invoicedOrder(row: OrderRow, shares: readonly OrderShare[]): InvoicedOrder {
  return {
    id: row.id,
    number: row.number,
    vendorId: row.vendor_id,
    currency: row.currency,
    lines: linesOf(row),
    total: totalOf(row),
    before: invoicedOf(row, shares),
  };
}

/** Invoices that were matched with an order before this one; all others where it is not matched yet. */
function earlierThan(invoiceId: string | null, shares: readonly InvoiceShare[]): InvoiceShare[] {
  const own = new Map(shares.filter((share) => share.invoiceId === invoiceId).map((share) => [share.orderId, share]));
  return shares.filter((share) => {
    const mine = own.get(share.orderId);
    if (!mine) return true;
    return share.linkedAt < mine.linkedAt || (share.linkedAt === mine.linkedAt && share.invoiceId < mine.invoiceId);
  });
}

/** The issues of an invoice with that of its orders. */
export function withOrderIssue(issues: readonly Issue[], issue: Issue | undefined): Issue[] {
  return [...issues.filter(({ code }) => code !== orderIssueCode), ...(issue ? [issue] : [])];
}
