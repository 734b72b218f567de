import { isCreditorReference } from "@inkvoice/contract/iban";
import type { CodeParser } from "../payload.ts";
import { swissReference, taxIdOf, wrongCheckDigits } from "./check-digits.ts";
import { amount, currency, date, iban, identifier, joined, payable, plain, reading, type Value } from "./values.ts";

const fewestLines = 31;

/** Switzerland's QR-bill (SIX implementation guidelines), with the bill information of Swico where it is given. */
export const chQrBill: CodeParser = {
  kind: "ch-qr-bill",
  read({ text }) {
    const lines = text.split(/\r\n|\n|\r/);
    if (lines[0] !== "SPC" || !/^02\d\d$/.test(lines[1] ?? "") || lines.length < fewestLines - 1) return undefined;
    return reading({
      "payment.iban": iban(lines[3]),
      "vendor.name": plain(lines[5]),
      "vendor.address": addressOf(lines.slice(4, 11)),
      ...payable(amount(lines[18])),
      currency: currency(lines[19]),
      "customer.name": plain(lines[21]),
      "customer.address": addressOf(lines.slice(20, 27)),
      "payment.reference": referenceOf(lines[27], lines[28]),
      message: plain(lines[29]),
      ...billInformation(lines[31]),
    });
  },
};

/** Type, name, then street and number (S) or two lines (K), postal code, place, country. */
function addressOf([type, , first, second, postalCode, place]: readonly string[]): string | undefined {
  if (type === "K") return joined(first, second);
  const words = (...parts: (string | undefined)[]) => parts.filter((part) => part).join(" ");
  return joined(words(first, second), words(postalCode, place));
}

function referenceOf(type: string | undefined, text: string | undefined): Value {
  const compact = text?.replace(/\s/g, "") ?? "";
  if (type === "QRR" && /^\d{27}$/.test(compact)) return swissReference(compact) ? compact : wrongCheckDigits(compact);
  if (type === "SCOR" && /^RF/.test(compact))
    return isCreditorReference(compact) ? compact : wrongCheckDigits(compact.slice(0, 30));
  return undefined;
}

/** Swico S1: //S1/10/invoice number/11/date/20/reference/30/VAT number/… with slashes escaped. */
function billInformation(line: string | undefined): Readonly<Record<string, Value>> {
  if (!line?.startsWith("//S1/")) return {};
  const pieces = line.slice(5).split(/(?<!\\)\//);
  const tags = new Map<string, string>();
  for (let at = 0; at + 1 < pieces.length; at += 2) {
    tags.set(pieces[at] ?? "", (pieces[at + 1] ?? "").replace(/\\(.)/g, "$1"));
  }
  const vat = tags.get("30");
  return {
    invoice_number: identifier(tags.get("10")),
    date: date(tags.get("11"), "yymmdd"),
    purchase_order: identifier(tags.get("20")),
    "vendor.tax_id": vat === undefined ? undefined : taxIdOf("CHE", `CHE${vat}`),
  };
}
