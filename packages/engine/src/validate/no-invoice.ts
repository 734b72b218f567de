import type { FieldName, InvoiceReading } from "../understand/invoice-reading.ts";
import type { GivenValue } from "./assemble.ts";

const fewestWords = 4;
const surelyOther = 0.9;

/** Why a document is no invoice; undefined where it is one. A total, or lines with prices, is the least an invoice shows. */
export function noInvoiceReason(
  reading: InvoiceReading,
  given: ReadonlyMap<FieldName, GivenValue>,
): string | undefined {
  if (reading.words < fewestWords) return "The document shows hardly any text.";
  const hasAmount = given.has("total_amount") || given.has("amount_due") || given.has("subtotal");
  const hasLines = reading.lineItems.length > 0;
  if (!hasAmount && !hasLines) return "The document shows neither a total nor priced lines.";
  const hasHead = given.has("invoice_number") || given.has("date") || given.has("vendor.name");
  if (!hasHead && !hasLines) return "The document shows neither who issued it nor when.";
  if (reading.otherProbability > surelyOther && !given.has("invoice_number")) {
    return "The document reads like something other than an invoice.";
  }
  return undefined;
}
