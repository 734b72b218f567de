import type { ExtractedData, InvoiceFields, LineItem, RowList, TaxLine } from "@inkvoice/contract";
import { lineAgrees } from "../arithmetic/line-product.ts";
import { cents } from "../locale/amounts/amount.ts";
import { checkInvoice } from "./checks.ts";

/** A suggested value that would satisfy the check. */
type Fit = Readonly<{ field: string; value: number }>;

/** A failed check: its name, its cells, the figures of its message and suggested values. */
export type Fault = Readonly<{
  check: string;
  fields: readonly string[];
  figures: Readonly<Record<string, number | string>>;
  fits: readonly Fit[];
}>;

type Found = Omit<Fault, "check">;
type Explanation = (fields: InvoiceFields) => readonly Found[];

const mostFits = 3;
/** Number of wrong lines whose suggestions are tested against all other sums; later ones only against their own row. */
const mostJudged = 20;
const sums = new Set([
  "lines_to_subtotal",
  "subtotal_and_tax_to_total",
  "quantity_times_price",
  "tax_by_rate",
  "taxes_to_total_tax",
]);

/** Cells of each failing check, with row numbers as in the record. */
export function faultsOf(data: ExtractedData): Fault[] {
  const failing = data.checks.filter(({ outcome }) => outcome === "failed");
  const judge = fitJudge(data);
  return failing.flatMap(({ name, fields }) => {
    const found = explanations[name]?.(data) ?? [{ fields, figures: {}, fits: [] }];
    return found.map((fault, index) => {
      const fits =
        index < mostJudged ? judge(name, fault.fits) : fault.fits.filter((fit) => mendsItsRow(data, name, fit));
      return { check: name, ...fault, fits: fits.slice(0, mostFits) };
    });
  });
}

const toCents = (value: number) => Math.round(value * 100) / 100;
const added = (values: readonly (number | undefined)[]) =>
  values.reduce<number>((total, value) => total + cents(value ?? 0), 0) / 100;

/** The sum of the charges, discounts negative. */
const chargesOf = ({ charges = [] }: InvoiceFields) => added(charges.map(({ amount }) => amount));

const taxOf = ({ total_tax: stated, taxes = [] }: InvoiceFields) => stated ?? added(taxes.map(({ amount }) => amount));

const explanations: Readonly<Record<string, Explanation>> = {
  lines_to_subtotal: (fields) => [linesFault(fields)],
  subtotal_and_tax_to_total: (fields) => [totalFault(fields)],
  quantity_times_price: ({ line_items = [] }) => line_items.flatMap(productFault),
  tax_by_rate: ({ taxes = [] }) => taxes.flatMap(rateFault),
  taxes_to_total_tax: (fields) => [taxesFault(fields)],
  due_date_not_before_date: ({ date = "", due_date = "" }) => [
    { fields: ["due_date", "date"], figures: { date, due: due_date }, fits: [] },
  ],
};

function linesFault(fields: InvoiceFields): Found {
  const { line_items: lines = [], subtotal, total_amount: total } = fields;
  const field = subtotal === undefined ? "total_amount" : "subtotal";
  const said = subtotal ?? total ?? 0;
  const sum = added(lines.filter(({ parent }) => parent === undefined).map((line) => line.total));
  const missing = toCents(said - chargesOf(fields) - sum);
  const lineFits = lines.flatMap((line, index) => {
    const value = toCents((line.total ?? 0) + missing);
    // Any line could be wrong; a suggestion is useful only if quantity × price confirms it.
    const fits = line.parent === undefined && lineAgrees({ ...line, total: value }) === true;
    return fits ? [{ field: `line_items.${index}.total`, value }] : [];
  });
  return {
    fields: [field, ...lineFits.map((fit) => fit.field)],
    figures: { sum, said },
    fits: [...lineFits, { field, value: sum }, { field, value: toCents(sum + chargesOf(fields)) }],
  };
}

function totalFault(fields: InvoiceFields): Found {
  const { subtotal = 0, total_amount: total = 0, taxes = [] } = fields;
  const tax = taxOf(fields);
  const taxField = fields.total_tax === undefined && taxes.length === 1 ? "taxes.0.amount" : "total_tax";
  const between = [...new Set([chargesOf(fields), 0])];
  return {
    fields: ["subtotal", taxField, "total_amount"],
    figures: { subtotal, tax, sum: toCents(subtotal + tax), total },
    fits: between.flatMap((offset) => [
      { field: "total_amount", value: toCents(subtotal + tax + offset) },
      { field: taxField, value: toCents(total - subtotal - offset) },
      { field: "subtotal", value: toCents(total - tax - offset) },
    ]),
  };
}

function productFault(line: LineItem, index: number): readonly Found[] {
  if (lineAgrees(line) !== false) return [];
  const { quantity = 0, unit_price: price = 0, total = 0 } = line;
  const at = (column: string) => `line_items.${index}.${column}`;
  const pieces = Math.round((total / price) * 1000) / 1000;
  // A whole number of pieces is not replaced by a fraction.
  const counted = Number.isInteger(quantity) && !Number.isInteger(pieces) ? [] : [pieces];
  return [
    {
      fields: [at("quantity"), at("unit_price"), at("total")],
      figures: { line: index + 1, quantity, price, total },
      fits: [
        { field: at("total"), value: toCents(quantity * price) },
        { field: at("unit_price"), value: toCents(total / quantity) },
        ...counted.map((value) => ({ field: at("quantity"), value })),
      ],
    },
  ];
}

function rateFault({ rate, base, amount }: TaxLine, index: number): readonly Found[] {
  if (rate === undefined || base === undefined || amount === undefined) return [];
  const expected = toCents((base * rate) / 100);
  if (Math.abs(cents(expected) - cents(amount)) <= 5) return [];
  const at = (column: string) => `taxes.${index}.${column}`;
  return [
    {
      fields: [at("rate"), at("base"), at("amount")],
      figures: { row: index + 1, rate, base, amount, expected },
      fits: [
        { field: at("amount"), value: expected },
        { field: at("base"), value: toCents((amount * 100) / rate) },
        { field: at("rate"), value: Math.round((amount / base) * 1000) / 10 },
      ],
    },
  ];
}

function taxesFault({ taxes = [], total_tax: said = 0 }: InvoiceFields): Found {
  const sum = added(taxes.map(({ amount }) => amount));
  const missing = toCents(said - sum);
  const rows = taxes.map(({ amount = 0 }, index) => ({
    field: `taxes.${index}.amount`,
    value: toCents(amount + missing),
  }));
  return { fields: ["total_tax"], figures: { sum, said }, fits: [{ field: "total_tax", value: sum }, ...rows] };
}

/**
 * Suggestions that satisfy their check and break no other sum; only those that satisfy all sums, if there are any.
 * Never zero or negative where the present value is positive.
 */
function fitJudge(fields: InvoiceFields): (check: string, fits: readonly Fit[]) => Fit[] {
  const failingBefore = failingSums(fields);
  return (check, fits) => {
    const tried = distinct(fits)
      .filter(({ value }) => Number.isFinite(value) && value > 0)
      .map((fit) => ({ fit, failing: failingSums(withValue(fields, fit)) }))
      .filter(({ failing }) => failing.every((name) => failingBefore.includes(name)))
      .filter(({ fit, failing }) => !failing.includes(check) || mendsItsRow(fields, check, fit));
    const fewest = Math.min(...tried.map(({ failing }) => failing.length));
    return tried.filter(({ failing }) => failing.length === fewest).map(({ fit }) => fit);
  };
}

/** A check over many rows still fails if another row is wrong too. */
function mendsItsRow(fields: InvoiceFields, check: string, fit: Fit): boolean {
  const [list, index] = fit.field.split(".");
  if (check === "quantity_times_price" && list === "line_items") {
    const line = withValue(fields, fit).line_items?.[Number(index)];
    return line !== undefined && lineAgrees(line) === true;
  }
  const tax = check === "tax_by_rate" && list === "taxes" ? withValue(fields, fit).taxes?.[Number(index)] : undefined;
  return tax !== undefined && rateFault(tax, 0).length === 0;
}

function distinct(fits: readonly Fit[]): Fit[] {
  const seen = new Map(fits.toReversed().map((fit) => [`${fit.field} ${fit.value}`, fit]));
  return [...seen.values()].reverse();
}

const failingSums = (fields: InvoiceFields) =>
  checkInvoice(fields)
    .filter(({ name, outcome }) => outcome === "failed" && sums.has(name))
    .map(({ name }) => name);

function withValue(fields: InvoiceFields, { field, value }: Fit): InvoiceFields {
  const [list = "", index, column] = field.split(".");
  if (column === undefined) return { ...fields, [field]: value };
  const rows: readonly object[] = fields[list as RowList] ?? [];
  return { ...fields, [list]: rows.with(Number(index), { ...rows[Number(index)], [column]: value }) };
}
