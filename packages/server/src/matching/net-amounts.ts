import type { ExtractedData } from "@inkvoice/contract";

type Data = Partial<ExtractedData>;
export type InvoiceLine = NonNullable<ExtractedData["line_items"]>[number];

export const rounded = (value: number) => Math.round(value * 1e6) / 1e6;

/** Amounts and quantities of a credit note reduce the invoiced part of an order. */
export const signOf = ({ document_type: type }: Data) => (type === "credit_note" ? -1 : 1);

/** Net amount of an invoice. Without tax on the document its total is net. */
export function netTotalOf(data: Data): number | undefined {
  const { subtotal, total_amount: total, total_tax: tax } = data;
  const net = subtotal ?? (total === undefined ? undefined : rounded(total - (tax ?? 0)));
  return net === undefined ? undefined : signOf(data) * Math.abs(net);
}

/** Net amount of a line. */
export const lineAmountOf = ({ net_total, total }: InvoiceLine) => net_total ?? total;

/** Prices of one unit: as printed, and after discounts. */
export function unitPricesOf(line: InvoiceLine): number[] {
  const amount = lineAmountOf(line);
  const after = amount !== undefined && line.quantity ? rounded(amount / line.quantity) : undefined;
  return [line.unit_price, after].filter((price) => price !== undefined);
}

/** Quantity as printed, else that of amount and price. */
export function quantityOf(line: InvoiceLine, orderedPrice: number): number | undefined {
  if (line.quantity !== undefined) return line.quantity;
  const amount = lineAmountOf(line);
  const price = line.unit_price ?? orderedPrice;
  return amount === undefined || price === 0 ? undefined : rounded(amount / price);
}
