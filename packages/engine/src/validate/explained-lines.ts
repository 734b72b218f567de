import { cents } from "../locale/amount.ts";
import type { InvoiceReading, LineItemReading } from "../understand/invoice-reading.ts";

const slack = 2;

/**
 * Charges and discounts under a table look like items without a quantity. Where the other lines alone add up to a printed sum, and all of
 * them together do not, those are left out.
 */
export function explainedLines({ lineItems, fields }: InvoiceReading): readonly LineItemReading[] {
  const counted = lineItems.filter((line) => line.quantity !== undefined);
  if (counted.length === 0 || counted.length === lineItems.length) return lineItems;
  const sums = [...fields.subtotal, ...fields.total_amount].map(({ value }) => Math.abs(cents(value)));
  const reaches = (lines: readonly LineItemReading[]) => {
    const sum = Math.abs(lines.reduce((total, line) => total + cents(line.total?.value ?? 0), 0));
    return sums.some((printed) => Math.abs(printed - sum) <= slack);
  };
  return !reaches(lineItems) && reaches(counted) ? counted : lineItems;
}
