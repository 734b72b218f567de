import { lineAgrees } from "../../arithmetic/line-product.ts";
import { cents } from "../../locale/amounts/amount.ts";
import { allRules, type RuleSet } from "../../rules.ts";
import type { InvoiceReading, LineItemReading } from "../../understand/invoice-reading.ts";
import { adjustmentSums } from "./choose-amounts.ts";

/** Cents: a sum of rounded lines. */
const slack = 2;

/**
 * Chooses the lines that add up to a printed sum. Rows without an amount are removed if the others add up, unless they
 * are parts of a line. If all rows do not add up, these are removed until the rest does: charges and discounts below
 * the table, which look like items without a quantity; then any single row (a subtotal, a payment or a repetition),
 * unless charges and discounts explain the difference; then doubtful rows among confident ones, unless they explain it
 * and no row has a quantity.
 */
export function explainedLines(reading: InvoiceReading, rules: RuleSet = allRules): readonly LineItemReading[] {
  const lineItems = rules.has("flat-sums-first") ? withoutFalseParts(reading) : reading.lineItems;
  const priced = lineItems.filter((line) => line.total !== undefined || line.parent !== undefined);
  const counted = lineItems.filter((line) => line.quantity !== undefined);
  const found = [priced, counted].find((lines) => addUp(reading, lines));
  if (found) return rules.has("lines-add-up") ? renumbered(lineItems, found) : lineItems;
  const corrected = rules.has("digits-by-sums") ? withOtherTotal(reading, priced) : undefined;
  if (corrected) return renumbered(lineItems, priced, corrected);
  const isExplained = addUp(reading, priced, adjustmentSums(reading));
  const rest = rules.has("lines-add-up") && !isExplained ? withoutOneLine(reading, priced) : undefined;
  if (rest) return renumbered(lineItems, rest);
  const isAlike = isExplained && counted.length === 0;
  const sure = rules.has("doubtful-rows") && !isAlike ? lineItems.filter((line) => !isDoubtful(line)) : lineItems;
  return sure.length * 2 >= lineItems.length ? renumbered(lineItems, sure) : lineItems;
}

/** The lines without the only one whose removal makes the others add up. */
function withoutOneLine(
  reading: InvoiceReading,
  lines: readonly LineItemReading[],
): readonly LineItemReading[] | undefined {
  const shorter = lines.map((one) => lines.filter((line) => line !== one)).filter((rest) => addUp(reading, rest));
  return shorter.length === 1 ? shorter[0] : undefined;
}

/**
 * The lines with one total read otherwise, if they then add up and no other reading of a total does it. Charges and
 * discounts that explain the difference come first.
 */
function withOtherTotal(
  reading: InvoiceReading,
  lines: readonly LineItemReading[],
): readonly LineItemReading[] | undefined {
  if (addUp(reading, lines, adjustmentSums(reading))) return undefined;
  const others = lines.flatMap((line, at) => {
    const { total } = line;
    if (!total || lineAgrees(numbersOf(line)) === true) return [];
    return (total.alternatives ?? []).map((value) => lines.with(at, { ...line, total: { ...total, value } }));
  });
  const right = others.filter((changed) => addUp(reading, changed));
  return right.length === 1 ? right[0] : undefined;
}

/** Nested lines are flattened if only all of them together add up to a printed sum. */
function withoutFalseParts(reading: InvoiceReading): readonly LineItemReading[] {
  const { lineItems } = reading;
  if (lineItems.every((line) => line.parent === undefined) || addUp(reading, lineItems)) return lineItems;
  const flat = lineItems.map(({ parent: _, ...line }) => line);
  return addUp(reading, flat) ? flat : lineItems;
}

/** Bounds from 0.7 to 0.9 remove the same rows of the measured documents. */
const sureAmount = 0.9;

/** A row with a doubtful amount that is not quantity × price. */
function isDoubtful(line: LineItemReading): boolean {
  const { total } = line;
  return total !== undefined && total.probability < sureAmount && lineAgrees(numbersOf(line)) !== true;
}

function numbersOf({ quantity, unit_price, total }: LineItemReading) {
  return { quantity: quantity?.value, unit_price: unit_price?.value, total: total?.value };
}

/** Whether lines, possibly with one of the adjustments, add up to a printed subtotal or total. */
function addUp({ fields }: InvoiceReading, lines: readonly LineItemReading[], adjustments = [0]): boolean {
  if (lines.length === 0) return false;
  const whole = lines.filter((line) => line.parent === undefined);
  const sum = whole.reduce((total, line) => total + cents(amountOf(line)), 0);
  const printed = [...fields.subtotal, ...fields.total_amount].map(({ value }) => Math.abs(cents(value)));
  return adjustments.some((part) => printed.some((target) => Math.abs(target - Math.abs(sum + part)) <= slack));
}

/** A line without a total counts as quantity × price. */
function amountOf({ quantity, unit_price, total }: LineItemReading): number {
  return total?.value ?? (quantity?.value ?? 0) * (unit_price?.value ?? 0);
}

/** Parts refer to their line by index, which changes when lines are removed. `given` are the kept lines, corrected. */
function renumbered(
  all: readonly LineItemReading[],
  kept: readonly LineItemReading[],
  given: readonly LineItemReading[] = kept,
): LineItemReading[] {
  return given.map(({ parent, ...line }) => {
    const index = parent ? kept.indexOf(all[parent.value] ?? {}) : -1;
    return parent && index >= 0 ? { ...line, parent: { ...parent, value: index } } : line;
  });
}
