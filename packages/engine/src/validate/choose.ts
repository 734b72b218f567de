import { cents } from "../locale/amount.ts";
import { daysBetween } from "../locale/date.ts";
import { wordKey } from "../locale/fold-text.ts";
import type {
  Candidate,
  FieldName,
  FieldReadings,
  FieldValues,
  InvoiceReading,
} from "../understand/invoice-reading.ts";
import { fieldNames } from "../understand/invoice-reading.ts";

/** A chosen candidate, and what the rest of the document says of it: 1 agrees, −1 contradicts, 0 is silent. */
export type Chosen = Readonly<{ candidate: Candidate<string | number>; margin: number; agreement: number }>;
export type ChosenFields = ReadonlyMap<FieldName, Chosen>;

type Choice<Name extends FieldName> = Candidate<FieldValues[Name]> | undefined;

/** How much an agreement is worth against the reader's own view, in units of log probability. */
const sumBonus = 1.6;
const noTaxBonus = 0.2;
const linesBonus = 0.8;
/** No country takes more than half of the price again. */
const largestTaxShare = 0.5;
const dueBonus = 0.3;
/** What the reader ranked lower starts behind by this much. */
const rankPenalty = 0.4;
/** What a second print of the same value in the same role adds. */
const repeatBonus = 0.4;
/** An amount that is not needed for the sums costs little; the total is what counts. */
const sideWeight = 0.5;
const leftOut = 0.05;
const clearlyThere = 0.5;

/** Chooses between the candidates of each field, so that sums, dates and parties fit together. Never makes a value of its own. */
export function chooseFields(reading: InvoiceReading): ChosenFields {
  const chosen = new Map<FieldName, Chosen>();
  const amounts = chooseAmounts(reading);
  const dates = chooseDates(reading.fields);
  const parties = choosePartyFields(reading.fields);
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

/** How far the chosen candidate is ahead of the best other one. */
function marginOf(fields: FieldReadings, name: FieldName, chosen: Candidate<string | number>): number {
  const others = fields[name].filter((candidate) => candidate !== chosen).map((candidate) => candidate.probability);
  return chosen.probability - Math.max(0, ...others);
}

function logOf<Value>(candidate: Candidate<Value> | undefined, ranked: readonly Candidate<Value>[]): number {
  if (!candidate) return Math.log(leftOut);
  const own =
    Math.log(Math.max(candidate.probability, 0.001)) + repeatBonus * Math.min(1, Math.log2(candidate.repeats));
  return own - rankPenalty * ranked.indexOf(candidate);
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

/** Every candidate, and none. */
function options<Value>(candidates: readonly Candidate<Value>[]): (Candidate<Value> | undefined)[] {
  return [...candidates, undefined];
}

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

/** Vendor and customer are two parties: where both would be the same text, the less sure side takes its next candidate. */
function choosePartyFields(fields: FieldReadings): Map<FieldName, Chosen> {
  const chosen = new Map<FieldName, Chosen>();
  for (const part of ["name", "address", "tax_id"] as const) {
    const [vendorName, customerName] = [`vendor.${part}`, `customer.${part}`] as const;
    const [vendors, customers] = [fields[vendorName], fields[customerName]];
    let [vendor, customer] = [vendors[0], customers[0]];
    if (vendor && customer && isSameParty(vendor.value, customer.value)) {
      const vendorHasOther = vendors[1] !== undefined && vendors[1].probability > clearlyThere;
      const customerHasOther = customers[1] !== undefined && customers[1].probability > clearlyThere;
      const isTie = part === "tax_id" || vendorHasOther === customerHasOther;
      const vendorStays = isTie ? vendor.probability >= customer.probability : customerHasOther;
      if (vendorStays) customer = customers[1];
      else vendor = vendors[1];
    }
    if (vendor)
      chosen.set(vendorName, { candidate: vendor, margin: marginOf(fields, vendorName, vendor), agreement: 0 });
    if (customer) {
      chosen.set(customerName, { candidate: customer, margin: marginOf(fields, customerName, customer), agreement: 0 });
    }
  }
  return chosen;
}

/** `Ember Tools` and `Ember Tools Limited` are one party. */
function isSameParty(a: string, b: string): boolean {
  const [short = "", long = ""] = [wordKey(a), wordKey(b)].sort((x, y) => x.length - y.length);
  return short.length >= 4 && long.startsWith(short);
}
