import type { CodeParser } from "../payload.ts";
import { taxIdOf } from "./check-digits.ts";
import { amount, date, identifier, plain, reading, type Value } from "./values.ts";

/** Placeholder for a buyer without a number. */
const placeholderTaxId = "999999990";
/** The rates of the mainland, the Azores and Madeira, now and in the last years. */
const rates = [4, 5, 6, 9, 12, 13, 16, 18, 22, 23];

/** Portugal's document QR code: letters and values between asterisks (Portaria 195/2020). */
export const ptAtcud: CodeParser = {
  kind: "pt-atcud",
  read({ text }) {
    if (!/^A:\d{9}\*B:/.test(text)) return undefined;
    const members = new Map(
      text.split("*").map((part) => [part.split(":", 1)[0] ?? "", part.slice(part.indexOf(":") + 1)]),
    );
    if (!members.has("F") || !members.has("O")) return undefined;
    const buyer = members.get("B");
    const credit = members.get("D") === "NC";
    return reading({
      "vendor.tax_id": taxIdOf("PT", members.get("A")),
      "customer.tax_id":
        buyer === placeholderTaxId
          ? undefined
          : members.get("C") === "PT"
            ? taxIdOf("PT", buyer)
            : identifier(buyer, 30),
      document_kind: plain(members.get("D"), 4),
      document_type: credit ? "credit_note" : undefined,
      date: date(members.get("F"), "ymd"),
      invoice_number: identifier(members.get("G")),
      atcud: plain(members.get("H"), 70),
      ...taxesOf(members),
      total_tax: amount(members.get("N")),
      total_amount: amount(members.get("O")),
      withheld: amount(members.get("P")),
      currency: "EUR",
    });
  },
};

/** I, J and K are three tax regions; in each, 2 is the exempt base and 3–8 are bases and taxes of three rates. */
function taxesOf(members: ReadonlyMap<string, string>): Record<string, Value> {
  const taxes: Record<string, Value> = {};
  let count = 0;
  const add = (rate: number, base: number, tax: number) => {
    const at = `taxes.${count++}`;
    Object.assign(taxes, { [`${at}.rate`]: rate, [`${at}.base`]: base, [`${at}.amount`]: tax });
  };
  for (const region of ["I", "J", "K"]) {
    const exempt = amount(members.get(`${region}2`));
    if (exempt) add(0, exempt, 0);
    for (const part of [3, 5, 7]) {
      const base = amount(members.get(`${region}${part}`));
      const tax = amount(members.get(`${region}${part + 1}`));
      const rate =
        base && tax ? rates.find((known) => Math.abs((base * known) / 100 - tax) <= 0.01 + base * 0.001) : undefined;
      if (base && tax && rate) add(rate, base, tax);
    }
  }
  return taxes;
}
