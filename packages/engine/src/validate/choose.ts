import { cents } from "../locale/amount.ts";
import { daysBetween } from "../locale/date.ts";
import type {
  Candidate,
  FieldName,
  FieldReadings,
  FieldValues,
  InvoiceReading,
} from "../understand/invoice-reading.ts";
import { fieldNames } from "../understand/invoice-reading.ts";
import { chooseParties } from "./choose-parties.ts";
import { type Chosen, type ChosenFields, logOf, marginOf, options } from "./chosen.ts";

type Choice<Name extends FieldName> = Candidate<FieldValues[Name]> | undefined;

/** How much an agreement is worth against the reader's own view, in units of log probability. */
const sumBonus = 1.6;
const noTaxBonus = 0.2;
const linesBonus = 0.8;
/** No country takes more than half of the price again. */
const largestTaxShare = 0.5;
const dueBonus = 0.28;
/** An amount that is not needed for the sums costs little; the total is what counts. */
const sideWeight = 0.5;

/** Chooses between the candidates of each field, so that sums, dates and parties fit together. Never makes a value of its own. */
export function chooseFields(reading: InvoiceReading): ChosenFields {
  const chosen = new Map<FieldName, Chosen>();
  const amounts = chooseAmounts(reading);
  const dates = chooseDates(reading.fields);
  const parties = chooseParties(reading);
  for (const name of fieldNames) {
    const choice = amounts.get(name) ?? dates.get(name) ?? parties.get(name) ?? first(reading.fields, name);
    if (choice) chosen.set(name, choice);
  }
  return chosen;
}

function first(fields: FieldReadings, name: FieldName): Chosen | undefined {
  const [best] = fields[name];
  return best && { candidate: best, margin: marginOf(fields, name, best), agreement: 0 };
}

function chooseAmounts(reading: InvoiceReading): Map<FieldName, Chosen> {
  const { fields } = reading;
  let best: { score: number; picks: AmountPicks; agreement: number } | undefined;
  for (const total of options(fields.total_amount)) {
    for (const subtotal of options(fields.subtotal)) {
      for (const tax of options(fields.total_tax)) {
        const picks = { total, subtotal, tax };
        const { bonus, agreement } = agreementOf(reading, picks);
        const sides = logOf(subtotal, fields.subtotal) + logOf(tax, fields.total_tax);
        const score = logOf(total, fields.total_amount) + sideWeight * sides + bonus;
        if (!best || score > best.score) best = { score, picks, agreement };
      }
    }
  }
  const chosen = new Map<FieldName, Chosen>();
  const put = (name: FieldName, candidate: Candidate<number> | undefined) => {
    if (candidate)
      chosen.set(name, { candidate, margin: marginOf(fields, name, candidate), agreement: best?.agreement ?? 0 });
  };
  put("total_amount", best?.picks.total ?? fields.total_amount[0]);
  put("subtotal", best?.picks.subtotal);
  put("total_tax", best?.picks.tax);
  return chosen;
}

type AmountPicks = { total: Choice<"total_amount">; subtotal: Choice<"subtotal">; tax: Choice<"total_tax"> };

function agreementOf(reading: InvoiceReading, picks: AmountPicks): { bonus: number; agreement: number } {
  const { total, subtotal } = picks;
  if (!total) return { bonus: 0, agreement: 0 };
  const target = cents(total.value);
  const lines = linesSum(reading);
  const linesAgree =
    lines !== undefined && [target, subtotal && cents(subtotal.value)].some((sum) => isNear(sum, lines, 3));
  const linesPart = linesAgree ? linesBonus : 0;
  const taxes = taxSums(reading, picks.tax);
  if (!subtotal || taxes.length === 0) return { bonus: linesPart, agreement: linesAgree ? 1 : 0 };
  const offsets = adjustmentSums(reading);
  const net = cents(subtotal.value);
  const explaining = taxes
    .filter((tax) => Math.abs(tax) <= largestTaxShare * Math.abs(net))
    .filter((tax) => offsets.some((offset) => isNear(net + tax + offset, target, 5)));
  // Without a tax the subtotal is the total: that says little about either.
  const sumPart = explaining.some((tax) => tax !== 0) ? sumBonus : noTaxBonus;
  if (explaining.length > 0) return { bonus: sumPart + linesPart, agreement: 1 };
  return { bonus: linesPart, agreement: linesAgree ? 1 : -1 };
}

function isNear(a: number | undefined, b: number, slack: number): boolean {
  return a !== undefined && Math.abs(Math.abs(a) - Math.abs(b)) <= slack;
}

function linesSum({ lineItems }: InvoiceReading): number | undefined {
  const totals = lineItems.map((line) => line.total?.value);
  if (totals.length === 0 || totals.some((total) => total === undefined)) return undefined;
  return totals.reduce<number>((sum, total) => sum + cents(total ?? 0), 0);
}

function taxSums({ taxes }: InvoiceReading, printed: Choice<"total_tax">): number[] {
  const amounts = taxes.map((tax) => tax.amount?.value).filter((amount) => amount !== undefined);
  const added = amounts.reduce((sum, amount) => sum + cents(amount), 0);
  return [...(printed ? [cents(printed.value)] : []), ...(amounts.length ? [added] : [])];
}

/** What may stand between subtotal and total besides the tax. */
export function adjustmentSums({ adjustments }: InvoiceReading): number[] {
  const parts = [
    ...adjustments.discounts.map((amount) => -Math.abs(cents(amount))),
    ...adjustments.shipping.map(cents),
    ...adjustments.rounding.map(cents),
  ];
  return [0, ...parts, parts.reduce((sum, part) => sum + part, 0)];
}

function chooseDates(fields: FieldReadings): Map<FieldName, Chosen> {
  let best: { score: number; date: Choice<"date">; due: Choice<"due_date">; agreement: number } | undefined;
  for (const date of options(fields.date)) {
    for (const due of options(fields.due_date)) {
      const days = date && due ? daysBetween(date.value, due.value) : undefined;
      const agreement = days === undefined ? 0 : days >= 0 && days <= 366 ? 1 : -1;
      const score = logOf(date, fields.date) + logOf(due, fields.due_date) + agreement * dueBonus;
      if (!best || score > best.score) best = { score, date, due, agreement };
    }
  }
  const chosen = new Map<FieldName, Chosen>();
  const put = (name: FieldName, candidate: Candidate<string> | undefined) => {
    if (candidate)
      chosen.set(name, { candidate, margin: marginOf(fields, name, candidate), agreement: best?.agreement ?? 0 });
  };
  put("date", best?.date);
  put("due_date", best?.due);
  return chosen;
}
