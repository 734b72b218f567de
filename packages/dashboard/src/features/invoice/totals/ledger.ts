import type { ExtractedData, TaxLine } from "@inkvoice/contract";
import { formatMoney, formatNumber } from "../../../format/format.ts";
import { messages } from "../../../messages/messages.ts";

export type LedgerRow = Readonly<{ label: string; amount: number; rule?: boolean; strong?: boolean; bad?: boolean }>;

/**
 * How the total adds up, by the sums that the checks compare: parts of a line are not counted beside it, and charges
 * and discounts stand between subtotal and total.
 */
export function ledgerOf(data: ExtractedData): LedgerRow[] {
  const { labels } = messages.fields;
  const failed = (name: string) => data.checks.some((check) => check.name === name && check.outcome === "failed");
  const { subtotal, taxes = [], total_tax: totalTax, total_amount: total } = data;
  const rows: LedgerRow[] = [...linesRow(data)];
  if (subtotal !== undefined)
    rows.push({ label: labels.subtotal, amount: subtotal, rule: true, bad: failed("lines_to_subtotal") });
  for (const { description, kind, amount } of data.charges ?? [])
    if (amount !== undefined) rows.push({ label: description ?? messages.terms.chargeKinds[kind ?? "charge"], amount });
  for (const tax of taxes)
    if (tax.amount !== undefined)
      rows.push({ label: taxLabel(tax, data.currency), amount: tax.amount, bad: failed("tax_by_rate") });
  if (taxes.length === 0 && totalTax !== undefined) rows.push({ label: labels.total_tax, amount: totalTax });
  if (total !== undefined) {
    // Without a subtotal the lines are compared with the total.
    const bad = failed("subtotal_and_tax_to_total") || (subtotal === undefined && failed("lines_to_subtotal"));
    rows.push({ label: labels.total_amount, amount: total, rule: true, strong: true, bad });
  }
  return rows;
}

function linesRow({ line_items: lines = [] }: ExtractedData): LedgerRow[] {
  const whole = lines.filter(({ parent }) => parent === undefined);
  if (whole.length === 0) return [];
  const cents = whole.reduce((sum, { total = 0 }) => sum + Math.round(total * 100), 0);
  return [{ label: messages.invoice.sums.lines(whole.length), amount: cents / 100 }];
}

function taxLabel({ rate, base }: TaxLine, currency: string | undefined): string {
  const { tax, taxOf } = messages.invoice.sums;
  const percent = rate === undefined ? "" : `${formatNumber(rate)} %`;
  return base === undefined ? tax(percent) : taxOf(percent, formatMoney(base, currency));
}
