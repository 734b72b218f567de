import { cents } from "../locale/amount.ts";
import { allRules, type RuleSet } from "../rules.ts";
import type { InvoiceReading, LineItemReading } from "../understand/invoice-reading.ts";

/** Cents: a sum of rounded lines. */
const slack = 2;

/**
 * Charges and discounts under a table look like items without a quantity. Where the other lines alone add up to a printed sum, and all of
 * them together do not, those are left out.
 */
export function explainedLines(
  { lineItems, fields }: InvoiceReading,
  rules: RuleSet = allRules,
): readonly LineItemReading[] {
  if (!rules.has("charges-below-items")) return lineItems;
  const counted = lineItems.filter((line) => line.quantity !== undefined);
  if (counted.length === 0 || counted.length === lineItems.length) return lineItems;
  const sums = [...fields.subtotal, ...fields.total_amount].map(({ value }) => Math.abs(cents(value)));
  const reaches = (lines: readonly LineItemReading[]) => {
    const whole = lines.filter((line) => line.parent === undefined);
    const sum = Math.abs(whole.reduce((total, line) => total + cents(line.total?.value ?? 0), 0));
    return sums.some((printed) => Math.abs(printed - sum) <= slack);
  };
  return !reaches(lineItems) && reaches(counted) ? renumbered(lineItems, counted) : lineItems;
}

/** Parts of a line name it by its index, which is another one once lines were left out. */
function renumbered(all: readonly LineItemReading[], kept: readonly LineItemReading[]): LineItemReading[] {
  return kept.map(({ parent, ...line }) => {
    const index = parent ? kept.indexOf(all[parent.value] ?? {}) : -1;
    return parent && index >= 0 ? { ...line, parent: { ...parent, value: index } } : line;
  });
}
