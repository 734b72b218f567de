import type { Charge, InvoiceFields, LineItem, Party, TaxLine } from "../values/invoice/invoice.ts";

/** The fields in terms of the European standard: amounts of a credit note are positive, totals complete. */
export type DraftInvoice = Readonly<{
  isCreditNote: boolean;
  fields: InvoiceFields;
  currency: string | undefined;
  lines: readonly LineItem[];
  taxes: readonly TaxLine[];
  /** Between line total and net total; discounts are negative. */
  charges: readonly Charge[];
  totals: Readonly<{
    lines: number | undefined;
    /** Sums of discounts and of charges, both positive; undefined if there are none. */
    allowances: number | undefined;
    charges: number | undefined;
    rounding: number | undefined;
    net: number | undefined;
    tax: number | undefined;
    gross: number | undefined;
    prepaid: number | undefined;
    due: number | undefined;
  }>;
}>;

export function draftOf(fields: InvoiceFields): DraftInvoice {
  const isCreditNote = fields.document_type === "credit_note";
  const sign = isCreditNote && (fields.total_amount ?? fields.amount_due ?? 0) < 0 ? -1 : 1;
  const signed = (value: number | undefined) => (value === undefined ? undefined : cents(value * sign));
  const lines = (fields.line_items ?? []).map((line) => withSign(line, "total", sign));
  const taxes = (fields.taxes ?? []).map((tax) => withSign(withSign(tax, "base", sign), "amount", sign));
  const rounding = sumOf(
    (fields.charges ?? []).flatMap(({ kind, amount }) => (kind === "rounding" ? [signed(amount)] : [])),
  );
  const total = signed(fields.total_amount);
  // The standard's total is before cash rounding, ours after it.
  const gross = total === undefined ? undefined : cents(total - (rounding ?? 0));
  const tax = signed(fields.total_tax) ?? sumOf(taxes.map(({ amount }) => amount));
  const net = signed(fields.subtotal) ?? (gross === undefined || tax === undefined ? undefined : cents(gross - tax));
  const lineSum = sumOf(lines.map(({ total }) => total));
  const due = signed(fields.amount_due) ?? total;
  const charges = chargesOf(fields, sign, adjustmentOf(lineSum, net, gross));
  return {
    isCreditNote,
    fields,
    currency: fields.currency,
    lines,
    taxes,
    charges,
    totals: {
      lines: lineSum ?? net,
      allowances: sumOf(charges.flatMap(({ amount = 0 }) => (amount < 0 ? [-amount] : []))),
      charges: sumOf(charges.flatMap(({ amount = 0 }) => (amount > 0 ? [amount] : []))),
      rounding,
      net,
      tax,
      gross,
      prepaid: total === undefined || due === undefined || total === due ? undefined : cents(total - due),
      due,
    },
  };
}

/** The extracted charges if they explain the difference between lines and net total; else the difference itself. */
function chargesOf({ charges = [] }: InvoiceFields, sign: 1 | -1, difference: number): readonly Charge[] {
  const read = charges.filter(({ kind, amount }) => kind !== "rounding" && amount !== undefined && amount !== 0);
  const signed = read.map((charge) => withSign(charge, "amount", sign));
  if (sumOf(signed.map(({ amount }) => amount)) === difference) return signed;
  return difference === 0
    ? []
    : [{ amount: difference, description: "Difference between the lines and the net total" }];
}

/** Lines with gross prices add up to the gross total, so there is no discount. */
function adjustmentOf(lines: number | undefined, net: number | undefined, gross: number | undefined): number {
  return lines === undefined || net === undefined || lines === gross ? 0 : cents(net - lines);
}

function withSign<T extends object, K extends keyof T>(object: T, key: K, sign: 1 | -1): T {
  const value = object[key];
  return typeof value === "number" ? { ...object, [key]: value === 0 ? 0 : value * sign } : object;
}

function sumOf(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 || known.length < values.length
    ? undefined
    : cents(known.reduce((sum, value) => sum + value, 0));
}

function cents(value: number): number {
  const rounded = Math.round(value * 100) / 100;
  return rounded === 0 ? 0 : rounded;
}

/** Freight, in UNTDID 7161. */
export const freightCode = "FC";
/** GTIN among the schemes of ISO/IEC 6523. */
export const gtinScheme = "0160";

/** Tax category of the standard: S for a rate, Z for zero. */
export function taxCategory(rate: number): "S" | "Z" {
  return rate > 0 ? "S" : "Z";
}

/** A VAT number starts with its country; anything else is a national tax number. */
export function isVatNumber(taxId: string): boolean {
  return /^[A-Z]{2}[A-Z0-9]{2,}$/.test(taxId);
}

/** Street lines from the address parts, else the printed address. */
export function streetLines({ address, address_parts: parts }: Party): readonly string[] {
  if (parts?.street !== undefined) return [parts.street];
  if (parts?.city !== undefined || parts?.postal_code !== undefined) return [];
  const lines = address?.split(", ") ?? [];
  return lines.length <= 3 ? lines : [lines[0] ?? "", lines[1] ?? "", lines.slice(2).join(", ")];
}
