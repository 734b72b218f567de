import type { CodeParser } from "../payload.ts";
import { reference } from "./check-digits.ts";
import { amount, bic, iban, payable, plain, reading } from "./values.ts";

/**
 * The European Payments Council's credit transfer (GiroCode, also in Belgium, the Netherlands, Austria and Finland).
 */
export const epc: CodeParser = {
  kind: "epc",
  read({ text }) {
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    if (lines[0] !== "BCD" || !/^00[12]$/.test(lines[1] ?? "") || lines[3] !== "SCT") return undefined;
    const [currency = "", value = ""] = [lines[7]?.slice(0, 3), lines[7]?.slice(3)];
    return reading({
      "payment.bic": bic(lines[4]),
      "vendor.name": plain(lines[5]),
      "payment.iban": iban(lines[6]),
      ...payable(currency === "EUR" ? amount(value) : undefined),
      currency: currency === "EUR" ? "EUR" : undefined,
      purpose: plain(lines[8], 4),
      "payment.reference": reference(lines[9]),
      message: plain(lines[10]),
    });
  },
};
