import type { InvoiceFields } from "@inkvoice/contract";
import { lineAgrees } from "../../arithmetic/line-product.ts";
import { cents } from "../../locale/amounts/amount.ts";
import { type CheckContext, failed, notApplicable, passed, type Verdict } from "../verdict.ts";

/** Tolerances in cents: four rounded parts differ from their rounded sum by two; cash is often rounded to five. */
const roundedSum = 2;
const roundedCash = 5;

/** Tolerance in cents of a sum of lines, each rounded. */
function near(a: number, b: number, slack = roundedSum): boolean {
  return Math.abs(cents(a) - cents(b)) <= slack;
}

function money(value: number): string {
  return value.toFixed(2);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + cents(value), 0) / 100;
}

/** Amounts between lines and total other than tax: none, one of the charges, or all of them. */
function offsetsOf({ charges = [] }: InvoiceFields, { unsureCharges = [] }: CheckContext): readonly number[] {
  const parts = charges.length > 0 ? charges.map(({ amount = 0 }) => amount) : unsureCharges;
  return [0, ...parts, sum(parts)];
}

/** Lines may be printed net or gross of tax, before or after discounts: any of these sums explains them. */
export function judgeLinesToSubtotal(fields: InvoiceFields, context: CheckContext): Verdict {
  const totals = (fields.line_items ?? []).filter((line) => line.parent === undefined).map((line) => line.total);
  if (totals.length === 0 || totals.some((total) => total === undefined)) return notApplicable;
  const lines = sum(totals as number[]);
  const targets = [fields.subtotal, fields.total_amount].filter((value) => value !== undefined);
  if (targets.length === 0) return notApplicable;
  const offsets = offsetsOf(fields, context);
  const slack = roundedSum + Math.ceil(totals.length / 2);
  const target = targets.find((value) => offsets.some((offset) => near(lines + offset, value, slack)));
  if (target !== undefined) return passed(`The lines add up to ${money(lines)}, as printed: ${money(target)}.`);
  return failed(`The lines add up to ${money(lines)}, the document says ${targets.map(money).join(" or ")}.`);
}

export function judgeSubtotalToTotal(fields: InvoiceFields, context: CheckContext): Verdict {
  const { subtotal, total_amount: total, total_tax: printedTax, taxes = [] } = fields;
  if (subtotal === undefined || total === undefined) return notApplicable;
  const tax = printedTax ?? (taxes.length ? sum(taxes.map((line) => line.amount ?? 0)) : undefined);
  if (tax === undefined && !near(subtotal, total)) return notApplicable;
  const offsets = offsetsOf(fields, context);
  const reached = offsets.find((offset) => near(subtotal + (tax ?? 0) + offset, total, roundedCash));
  const words = `${money(subtotal)} and ${money(tax ?? 0)} tax`;
  if (reached !== undefined) return passed(`${words} make the total ${money(total)}.`);
  if (near(subtotal, total)) return passed(`The subtotal ${money(subtotal)} is the total.`);
  return failed(`${words} make ${money(subtotal + (tax ?? 0))}, the total says ${money(total)}.`);
}

export function judgeLineProducts({ line_items = [] }: InvoiceFields): Verdict {
  const judged = line_items.map(lineAgrees).filter((agrees) => agrees !== undefined);
  if (judged.length === 0) return notApplicable;
  const wrong = judged.filter((agrees) => !agrees).length;
  if (wrong === 0) return passed(`Quantity × price gives the total of all ${judged.length} lines.`);
  return failed(`Quantity × price does not give the total of ${wrong} of ${judged.length} lines.`);
}

export function judgeTaxByRate({ taxes = [] }: InvoiceFields): Verdict {
  const whole = taxes.filter((tax) => tax.rate !== undefined && tax.base !== undefined && tax.amount !== undefined);
  if (whole.length === 0) return notApplicable;
  const wrong = whole.find((tax) => !near(((tax.base ?? 0) * (tax.rate ?? 0)) / 100, tax.amount ?? 0, roundedCash));
  if (!wrong) return passed("Every tax amount is its rate of its base.");
  const expected = money(((wrong.base ?? 0) * (wrong.rate ?? 0)) / 100);
  return failed(`${wrong.rate} % of ${money(wrong.base ?? 0)} is ${expected}, printed is ${money(wrong.amount ?? 0)}.`);
}

export function judgeTaxesToTotalTax({ taxes = [], total_tax }: InvoiceFields): Verdict {
  const amounts = taxes.map((tax) => tax.amount).filter((amount) => amount !== undefined);
  if (amounts.length === 0 || total_tax === undefined) return notApplicable;
  const added = sum(amounts);
  if (near(added, total_tax, roundedCash)) return passed(`The taxes add up to ${money(added)}, as printed.`);
  return failed(`The taxes add up to ${money(added)}, the total tax says ${money(total_tax)}.`);
}
