import type { CodeParser } from "../payload.ts";
import { reference } from "./check-digits.ts";
import { amountInCents, currency, iban, joined, payable, plain, reading } from "./values.ts";

/** Croatia's payment slip: fourteen lines in a PDF417 symbol. */
export const hrHub3: CodeParser = {
  kind: "hr-hub3",
  read({ text }) {
    const lines = text.split(/\r?\n/);
    if (lines[0] !== "HRVHUB30" || lines.length < 12) return undefined;
    return reading({
      currency: currency(lines[1]),
      ...payable(amountInCents(lines[2])),
      "customer.name": plain(lines[3]),
      "customer.address": joined(lines[4], lines[5]),
      "vendor.name": plain(lines[6]),
      "vendor.address": joined(lines[7], lines[8]),
      "payment.iban": iban(lines[9]),
      "payment.reference": reference([lines[10], lines[11]].filter((part) => part).join("")),
      message: plain(lines[13]),
    });
  },
};
