import type { InvoiceReading } from "../understand/invoice-reading.ts";
import type { ChosenFields } from "./choose/chosen.ts";

/** A total needs a caption, an amount, and somebody who asks for it. */
const fewestWords = 4;
/** Refusing an invoice costs more than reading a letter, so nine in ten refused documents must be something else. */
const surelyOther = 0.9;
/** With this probability of an invoice, a total is enough: letters name their issuer in a sentence. */
const hardlyOther = 0.001;
/**
 * Real invoices stay far below this; with a number and a date, a total that cannot be made out is no reason to refuse.
 * Pictures are read again instead.
 */
const unlikelyOther = 0.01;
/** Probability above which the value is on the page, though perhaps not readable. */
const believable = 0.3;

/**
 * Why a document is not an invoice; undefined if it is one. An invoice has a total, lines with prices, or at least its
 * own number and date.
 */
export function noInvoiceReason(reading: InvoiceReading, chosen: ChosenFields): string | undefined {
  const shows = (...names: Parameters<ChosenFields["get"]>[0][]) =>
    names.some((name) => (chosen.get(name)?.candidate.probability ?? 0) >= believable);
  if (reading.words < fewestWords) return "The document shows hardly any text.";
  const hasLines = reading.lineItems.length > 0;
  const isText = chosen.get("invoice_number")?.candidate.source === "text";
  const isNumbered = isText && shows("invoice_number") && shows("date") && reading.otherProbability < unlikelyOther;
  if (!shows("total_amount", "amount_due", "subtotal") && !hasLines && !isNumbered) {
    return "The document shows neither a total nor priced lines.";
  }
  const isNamed = shows("invoice_number", "date", "vendor.name") || hasLines;
  if (!isNamed && reading.otherProbability > hardlyOther) {
    return "The document shows neither who issued it nor when.";
  }
  if (reading.otherProbability > surelyOther && !shows("invoice_number")) {
    return "The document reads like something other than an invoice.";
  }
  return undefined;
}
