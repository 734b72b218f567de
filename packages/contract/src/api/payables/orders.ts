import { z } from "zod";
import { limits } from "../../values/limits.ts";
import { currencyCode } from "../currency-code.ts";
import { externalId } from "../invoices/caller-data.ts";
import { wholeNumber } from "../invoices/invoices.ts";
import { problem, unlessMissing } from "../reasoned-problem.ts";
import { text, vendorId } from "./vendors.ts";

const largest = 1e12;
const figure = z.number(unlessMissing("must be a number")).min(-largest, "is too small").max(largest, "is too large");
const quantity = figure.min(0, "must not be negative");
const timestamp = z.iso.datetime().describe("ISO 8601, UTC");
const orderId = z.string().regex(/^ord_\d{1,19}$/);

export const orderStatuses = ["open", "closed"] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const orderVendor = z
  .strictObject({ name: text(200).describe("Its name"), tax_id: text(40).describe("Its VAT or tax number") })
  .partial();

export const givenOrderLine = z.strictObject({
  line_id: text(60).optional().describe("Your id of the line"),
  sku: text(100).optional().describe("Article number"),
  description: text(1000).describe("Article or service"),
  quantity: quantity.gt(0, "must be above 0").describe("Ordered quantity"),
  unit_price: figure.describe("Net price of one unit"),
  received_quantity: quantity.optional().describe("Received so far; more than this should not be invoiced"),
});
export type GivenOrderLine = z.infer<typeof givenOrderLine>;

const orderValues = {
  number: text(100).describe("The number that is printed on invoices"),
  vendor_id: vendorId.nullable().describe("Its vendor among the account's"),
  vendor: orderVendor.nullable().describe("Its vendor, where the account does not have it yet"),
  currency: currencyCode.describe("ISO 4217"),
  lines: z
    .array(givenOrderLine)
    .max(limits.orderLines, `must have at most ${limits.orderLines} entries`)
    .describe("Ordered articles and services"),
  total: quantity.nullable().describe("Net total; null for the sum of the lines"),
  status: z.enum(orderStatuses, "must be open or closed").describe("closed: no further invoices are expected"),
  external_id: externalId.nullable().describe("Your id of the order; an import finds it again by this"),
};

const oneVendor = (body: Readonly<{ vendor_id?: unknown; vendor?: unknown }>) =>
  body.vendor_id == null || body.vendor == null;
const vendorProblem = {
  ...problem("must not be given together with vendor_id", "order_with_two_vendors"),
  path: ["vendor"],
};

const orderMembers = z.strictObject(orderValues).partial();
export const changeOrderBody = orderMembers.refine(oneVendor, vendorProblem);
export type ChangeOrderBody = z.infer<typeof changeOrderBody>;
export const createOrderBody = orderMembers
  .required({ number: true, currency: true, lines: true })
  .refine(oneVendor, vendorProblem)
  .refine(({ lines, total }) => lines.length > 0 || total != null, {
    ...problem("must have an entry where there is no total", "order_without_lines"),
    path: ["lines"],
  });
export type CreateOrderBody = z.infer<typeof createOrderBody>;

/** Bounds are of requests alone. */
export const orderLineRecord = z.object({
  line_id: z.string().optional().describe("Your id of the line"),
  sku: z.string().optional(),
  description: z.string(),
  quantity: z.number().describe("Ordered quantity"),
  unit_price: z.number().describe("Net price of one unit"),
  received_quantity: z.number().optional().describe("Received so far"),
  invoiced_quantity: z.number().describe("Invoiced so far; rejected invoices do not count"),
});

export const order = z.object({
  id: orderId,
  number: z.string().describe("The number that is printed on invoices"),
  vendor_id: z.string().optional().describe("Its vendor among the account's"),
  vendor: orderVendor.optional().describe("Its vendor as it was given"),
  currency: z.string(),
  lines: z.array(orderLineRecord).describe("Ordered articles and services"),
  total: z.number().describe("Net total"),
  status: z.enum(orderStatuses),
  external_id: z.string().optional().describe("Your id of the order"),
  invoices: z.array(z.string()).describe("Invoices that are matched with it, oldest first"),
  created_at: timestamp.describe("When it was imported or created"),
});
export type Order = z.infer<typeof order>;

export const orderIdParams = z.object({ id: z.string().describe("ord_ and digits") });
export const listOrdersQuery = z.object({
  number: z.string().trim().max(100).optional().describe("Exactly this number; blanks and signs do not matter"),
  vendor_id: z.string().max(40).optional().describe("Of this vendor"),
  status: z.enum(orderStatuses, "must be open or closed").optional(),
  limit: wholeNumber(1, limits.listMaximum).default(limits.listDefault),
  cursor: z.string().max(600).optional().describe("The next_cursor of the page before"),
});
export type ListOrdersQuery = z.infer<typeof listOrdersQuery>;
export const orderList = z.object({
  orders: z.array(order).describe("Newest first; of an import the first row"),
  next_cursor: z.string().nullable().describe("For the next page; null on the last"),
});
export type OrderList = z.infer<typeof orderList>;

export const orderTolerance = z.strictObject({
  percent: z.number("must be a number").min(0, "must not be negative").max(100, "must be at most 100"),
  amount: z.number("must be a number").min(0, "must not be negative").max(1e6, "must be at most 1000000"),
});
export type OrderTolerance = z.infer<typeof orderTolerance>;
/** Differences of a cent come from rounding. */
export const defaultOrderTolerance: OrderTolerance = { percent: 0, amount: 0.01 };
export const orderSettings = z.strictObject({
  tolerance: orderTolerance.describe(
    "A price or total may differ by the larger of both; a quantity may exceed the order by the percentage",
  ),
});
export type OrderSettings = z.infer<typeof orderSettings>;

export const matchStatuses = ["matched", "partial", "over", "mismatch", "no_order", "ambiguous"] as const;
export type MatchStatus = (typeof matchStatuses)[number];
export const lineResults = ["matched", "partial", "over", "price_differs", "not_ordered"] as const;
export type LineResult = (typeof lineResults)[number];

export const matchedLine = z.object({
  invoice_line: z.int().min(0).describe("Index in line_items, from 0"),
  order_id: z.string().optional().describe("The order of the line"),
  order_line: z.int().min(0).optional().describe("Index in the order's lines, from 0"),
  quantity: z.object({
    invoiced: z.number().optional().describe("On this line"),
    ordered: z.number().optional().describe("On the order's line"),
    received: z.number().optional().describe("Received so far"),
    invoiced_before: z.number().describe("On earlier invoices and earlier lines"),
  }),
  unit_price: z.object({
    invoiced: z.number().optional().describe("On this line"),
    ordered: z.number().optional().describe("On the order's line"),
  }),
  result: z
    .enum(lineResults)
    .describe("partial: some of the line remains. over: more than ordered or received. not_ordered: no line fits"),
  confidence: z.number().min(0).max(1).describe("Probability that both lines are the same article"),
});
export type MatchedLine = z.infer<typeof matchedLine>;

export const orderMatch = z.object({
  orders: z.array(z.string()).describe("The orders; several with ambiguous"),
  status: z
    .enum(matchStatuses)
    .describe(
      "partial: fits, and something remains. over: more than ordered or received. mismatch: price, currency, vendor or a line differs. ambiguous: several orders fit equally",
    ),
  lines: z.array(matchedLine).describe("One entry per line of the invoice"),
  totals: z.object({
    invoiced: z.number().optional().describe("Net total of the invoice"),
    ordered: z.number().optional().describe("Net total of the orders"),
    invoiced_before: z.number().describe("Net total of earlier invoices"),
  }),
  tolerance: orderTolerance,
});
export type OrderMatch = z.infer<typeof orderMatch>;
