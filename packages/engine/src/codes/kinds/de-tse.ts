import type { CodeParser } from "../payload.ts";
import { amount, date, plain, reading, type Value } from "./values.ts";

/** The general, reduced, two farmers' rates and none, in the order in which a receipt states their gross amounts. */
const rates = ["19", "7", "10.7", "5.5", "0"];

/** A German till's technical security device (DSFinV-K): twelve members between semicolons. */
export const deTse: CodeParser = {
  kind: "de-tse",
  read({ text }) {
    const members = text.split(";");
    const [version, till, kind, content = "", transaction, , , end] = members;
    if (version !== "V0" || members.length < 12 || !kind?.startsWith("Kassenbeleg")) return undefined;
    const [, sums = "", payments = ""] = content.split("^");
    const gross = sums.split("_").map(amount);
    const paid = payments.split("_").map((payment) => amount(payment.split(":")[0]));
    return reading({
      date: date(end, "ymd"),
      total_amount: sumOf(gross.length === rates.length ? gross : paid),
      currency: "EUR",
      ...grossByRate(gross),
      till: plain(till, 80),
      transaction_number: plain(transaction, 20),
    });
  },
};

export function sumOf(parts: readonly (number | undefined)[]): number | undefined {
  if (parts.length === 0 || parts.some((part) => part === undefined)) return undefined;
  return Math.round(parts.reduce<number>((sum, part) => sum + (part ?? 0), 0) * 100) / 100;
}

function grossByRate(gross: readonly (number | undefined)[]): Record<string, Value> {
  return Object.fromEntries(rates.flatMap((rate, index) => (gross[index] ? [[`gross_at_${rate}`, gross[index]]] : [])));
}
