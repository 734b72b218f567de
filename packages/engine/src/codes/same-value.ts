import { agree } from "../evidence/agreement.ts";
import { wordKey } from "../locale/fold-text.ts";

export type WitnessKind = "amount" | "date" | "name" | "number" | "tax id" | "code";

/** INDEX of the fields that a code may speak of, with how its value is compared with what the page says. */
export const WITNESSED_FIELDS: Readonly<Record<string, WitnessKind>> = {
  invoice_number: "number",
  date: "date",
  due_date: "date",
  document_type: "code",
  currency: "code",
  total_amount: "amount",
  amount_due: "amount",
  total_tax: "amount",
  purchase_order: "number",
  "vendor.name": "name",
  "vendor.address": "name",
  "vendor.tax_id": "tax id",
  "customer.name": "name",
  "customer.address": "name",
  "customer.tax_id": "tax id",
  "payment.iban": "code",
  "payment.bic": "code",
  "payment.reference": "number",
};

/** Whether a code and the page say the same, though they may write it differently. */
export function sameValue(kind: WitnessKind, code: unknown, page: unknown): boolean {
  if (kind === "number") return sameNumber(String(code), String(page));
  if (kind === "tax id") return sameTaxId(wordKey(String(code)), wordKey(String(page)));
  return agree(kind, code, page);
}

/** Series and leading zeros are printed or not: 00010-00000094 is 94 of point of sale 10. */
function sameNumber(a: string, b: string): boolean {
  const [shorter = "", longer = ""] = [wordKey(a), wordKey(b)].toSorted((x, y) => x.length - y.length);
  if (shorter === longer) return true;
  const digits = (text: string) => text.replace(/\D/g, "").replace(/^0+/, "");
  if (digits(shorter) === "") return false;
  return digits(shorter) === digits(longer) || longer.endsWith(shorter) || longer.startsWith(shorter);
}

/** With or without the letters of the country and of its tax. */
function sameTaxId(a: string, b: string): boolean {
  const [shorter = "", longer = ""] = [a, b].toSorted((x, y) => x.length - y.length);
  if (!longer.includes(shorter)) return false;
  return !/\d/.test(longer.replace(shorter, ""));
}
