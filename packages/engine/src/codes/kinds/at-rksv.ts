import type { CodeParser } from "../payload.ts";
import { sumOf } from "./de-tse.ts";
import { amount, date, identifier, plain, reading } from "./values.ts";

const rates = ["20", "10", "13", "0", "19"];

/** An Austrian till's receipt (RKSV): members between underscores, amounts with commas. */
export const atRksv: CodeParser = {
  kind: "at-rksv",
  read({ text }) {
    const members = text.split("_");
    const [, suite, till, number, time, ...rest] = members;
    if (!/^R\d-[A-Z]{2}\d+$/.test(suite ?? "") || members.length < 13) return undefined;
    const gross = rest.slice(0, rates.length).map(amount);
    return reading({
      invoice_number: identifier(number),
      date: date(time, "ymd"),
      total_amount: sumOf(gross),
      currency: "EUR",
      ...Object.fromEntries(rates.flatMap((rate, index) => (gross[index] ? [[`gross_at_${rate}`, gross[index]]] : []))),
      till: plain(till, 80),
    });
  },
};
