import { cents } from "../../locale/amounts/amount.ts";
import type { Candidate, InvoiceReading } from "../../understand/invoice-reading.ts";
import { candidatesOrNone } from "./chosen.ts";
import { type Hypothesis, ownFeatures } from "./ranking.ts";

type Amount = Candidate<number> | undefined;
export type AmountPicks = Readonly<{ total: Amount; subtotal: Amount; tax: Amount }>;

/** Upper bound of all tax rates. */
const largestTaxShare = 0.5;

/** Tolerances in cents: of one sum, of a sum of lines, and of a cash total, which many countries round to five. */
const roundedSum = 2;
const roundedLines = 3;
const roundedSums = 5;

/**
 * All combinations of total, subtotal and tax; if none adds up exactly, also those with one doubtful digit replaced.
 * The total may also be the sum of the lines or cash less change.
 */
export function amountHypotheses(reading: InvoiceReading): Hypothesis<AmountPicks>[] {
  const { total_amount, subtotal, total_tax } = reading.fields;
  const lists = [total_amount, subtotal, total_tax] as const;
  const context = contextOf(reading);
  const printed = combinations(lists);
  const printedOf = new Map<Amount, Amount>();
  const isRight = (pick: AmountPicks) => addsUp(pick, context) || isPaid(pick, context);
  const others = printed.some(isRight) ? [] : otherCombinations(lists, printedOf);
  return [...printed, ...others.filter(isRight)].map((pick) => {
    const own = partsOf(pick).map((part, at) => ownFeatures(printedOf.get(part) ?? part, lists[at] ?? []));
    return { pick, features: [...own.flat(), ...fitFeatures(pick, context), ...dueFeatures(pick, reading)] };
  });
}

/**
 * Evidence about the total: the probability that the same sum is the amount due, and whether it is the result or the
 * base of a deduction (commission, discount).
 */
function dueFeatures({ total }: AmountPicks, { fields, adjustments }: InvoiceReading): number[] {
  if (!total) return [0, 0, 0];
  const own = Math.abs(cents(total.value));
  const due = fields.amount_due.find(({ value }) => Math.abs(cents(value)) === own);
  const sums = [...fields.total_amount, ...fields.amount_due].map(({ value }) => Math.abs(cents(value)));
  const deductions = adjustments.discounts.map((amount) => Math.abs(cents(amount))).filter((amount) => amount > 0);
  const isLeftOf = (left: number, whole: number) => deductions.some((part) => isNear(whole - part, left, roundedSum));
  return [
    due?.probability ?? 0,
    Number(sums.some((whole) => isLeftOf(own, whole))),
    Number(sums.some((left) => isLeftOf(left, own))),
  ];
}

type Candidates = readonly Candidate<number>[];

function combinations([totals = [], nets = [], taxes = []]: readonly Candidates[]): AmountPicks[] {
  return candidatesOrNone(totals).flatMap((total) =>
    candidatesOrNone(nets).flatMap((subtotal) => candidatesOrNone(taxes).map((tax) => ({ total, subtotal, tax }))),
  );
}

function partsOf({ total, subtotal, tax }: AmountPicks): readonly Amount[] {
  return [total, subtotal, tax];
}

/** Combinations with one doubtful digit replaced; `printedOf` maps each replaced amount to its print. */
function otherCombinations(lists: readonly Candidates[], printedOf: Map<Amount, Amount>): AmountPicks[] {
  return lists.flatMap((list, at) => {
    const read = list.flatMap((candidate) =>
      (candidate.alternatives ?? []).map((value) => {
        const other = { ...candidate, value };
        printedOf.set(other, candidate);
        return other;
      }),
    );
    const replaced = lists.map((one, index) => (index === at ? read : one));
    return combinations(replaced).filter((pick) => partsOf(pick)[at] !== undefined);
  });
}

/** Whether subtotal and tax add up to the total exactly: by chance two in a hundred come close, none is exact. */
function addsUp({ total, subtotal, tax }: AmountPicks, { taxes, offsets }: Context): boolean {
  if (!total || !subtotal) return false;
  const rest = cents(total.value) - cents(subtotal.value);
  return [tax && cents(tax.value), taxes].some(
    (amount) => amount !== undefined && amount !== 0 && offsets.some((offset) => amount + offset === rest),
  );
}

/** In cents. isList: several lines, whose sum is never exact by chance. */
type Context = Readonly<{
  lines: number | undefined;
  isList: boolean;
  taxes: number | undefined;
  offsets: readonly number[];
  cash: readonly number[];
}>;

function contextOf(reading: InvoiceReading): Context {
  return {
    lines: linesSum(reading),
    isList: reading.lineItems.length > 1,
    taxes: taxLines(reading),
    offsets: adjustmentSums(reading),
    cash: reading.adjustments.cashMinusChange.map(cents),
  };
}

/** Whether the total equals the sum of several lines, or cash less change, exactly. */
function isPaid({ total }: AmountPicks, { lines, isList, cash }: Context): boolean {
  const own = total && cents(total.value);
  return own !== undefined && ((isList && own === lines) || cash.includes(own));
}

/** Whether the three explain each other and the lines. */
function fitFeatures({ total, subtotal, tax }: AmountPicks, { lines, taxes, offsets, cash }: Context): number[] {
  const [whole, net] = [total && cents(total.value), subtotal && cents(subtotal.value)];
  const printed = [tax && cents(tax.value), taxes].filter((amount) => amount !== undefined);
  const explaining = sumsExplained(whole, net, printed, offsets);
  const isComplete = whole !== undefined && net !== undefined && printed.length > 0;
  const isLines = (amount: number | undefined) => lines !== undefined && isNear(amount, lines, roundedLines);
  return [
    Number(explaining.some((amount) => amount !== 0)),
    Number(explaining.length > 0 && explaining.every((amount) => amount === 0)),
    Number(isComplete && explaining.length === 0),
    Number(whole !== undefined && (isLines(whole) || cash.includes(whole))),
    Number(net !== undefined && isLines(net)),
    Number(lines !== undefined && whole !== undefined && !isLines(whole) && !isLines(net) && !cash.includes(whole)),
    Number(
      whole !== undefined && net !== undefined && Math.abs(net) > Math.abs(whole) + roundedSum && offsets.length < 3,
    ),
    Number(whole !== undefined && tax !== undefined && Math.abs(cents(tax.value)) >= Math.abs(whole) && whole !== 0),
  ];
}

function sumsExplained(
  whole: number | undefined,
  net: number | undefined,
  taxes: readonly number[],
  offsets: readonly number[],
): number[] {
  if (whole === undefined || net === undefined) return [];
  return taxes
    .filter((tax) => Math.abs(tax) <= largestTaxShare * Math.abs(net))
    .filter((tax) => offsets.some((offset) => isNear(net + tax + offset, whole, roundedSums)));
}

/** 1 if the sums or lines confirm the total, −1 if they contradict it, 0 without evidence. */
export function amountVerdict(reading: InvoiceReading, pick: AmountPicks): number {
  const context = contextOf(reading);
  const [explained, plain, contradicted, linesWhole, linesNet] = fitFeatures(pick, context);
  if (explained || plain || linesWhole || linesNet) return 1;
  return contradicted ? -1 : 0;
}

function isNear(a: number | undefined, b: number, slack: number): boolean {
  return a !== undefined && Math.abs(Math.abs(a) - Math.abs(b)) <= slack;
}

/** Sub-items are part of their parents' totals. */
function linesSum({ lineItems }: InvoiceReading): number | undefined {
  const totals = lineItems.filter((line) => line.parent === undefined).map((line) => line.total?.value);
  if (totals.length === 0 || totals.some((total) => total === undefined)) return undefined;
  return totals.reduce<number>((sum, total) => sum + cents(total ?? 0), 0);
}

function taxLines({ taxes }: InvoiceReading): number | undefined {
  const amounts = taxes.map((tax) => tax.amount?.value).filter((amount) => amount !== undefined);
  return amounts.length === 0 ? undefined : amounts.reduce((sum, amount) => sum + cents(amount), 0);
}

/** Amounts between subtotal and total other than the tax. */
export function adjustmentSums({ adjustments }: InvoiceReading): number[] {
  const parts = [
    ...adjustments.discounts.map((amount) => -Math.abs(cents(amount))),
    ...adjustments.shipping.map(cents),
    ...adjustments.rounding.map(cents),
  ];
  return [0, ...parts, parts.reduce((sum, part) => sum + part, 0)];
}
