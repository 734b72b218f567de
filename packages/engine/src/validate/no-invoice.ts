import type { InvoiceReading } from "../understand/invoice-reading.ts";
import type { ChosenFields } from "./chosen.ts";

/** A total needs a caption, an amount, and somebody who asks for it. */
const fewestWords = 4;
/** An invoice that is refused costs more than a letter that is read: nine in ten must be something else. */
const surelyOther = 0.9;
/** Where the reader is so sure of the kind of paper a total is enough: an invoice in prose names its issuer in a sentence. */
const hardlyOther = 0.001;
/** Enough to believe that the paper shows such a thing, though perhaps not to say what it is. */
const believable = 0.3;

/** Why a document is no invoice; undefined where it is one. A total, or lines with prices, is the least an invoice shows. */
export function noInvoiceReason(reading: InvoiceReading, chosen: ChosenFields): string | undefined {
  const shows = (...names: Parameters<ChosenFields["get"]>[0][]) =>
    names.some((name) => (chosen.get(name)?.candidate.probability ?? 0) >= believable);
  if (reading.words < fewestWords) return "The document shows hardly any text.";
  const hasLines = reading.lineItems.length > 0;
  if (!shows("total_amount", "amount_due", "subtotal") && !hasLines) {
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
