import type { Candidate, FieldName, InvoiceReading } from "../understand/invoice-reading.ts";
import { fieldNames } from "../understand/invoice-reading.ts";
import { assemble, type GivenValue, givenLine } from "./assemble.ts";
import { checkInvoice } from "./checks.ts";
import type { ValidatedInvoice } from "./validated-invoice.ts";

export type ValidateOptions = Readonly<{ lineItems: boolean }>;

/** Chooses between the candidates, says how sure each value is, leaves out what is not sure enough, and checks the rest. */
export function validate(reading: InvoiceReading, options: ValidateOptions): ValidatedInvoice {
  const given = new Map<FieldName, GivenValue>();
  for (const name of fieldNames) {
    const best: Candidate<string | number> | undefined = reading.fields[name][0];
    if (best && best.probability >= 0.5) given.set(name, { candidate: best, confidence: best.probability });
  }
  if (!given.has("total_amount") && reading.lineItems.length === 0) {
    return { found: false, reason: "The document shows neither a total nor priced lines." };
  }
  const lines = options.lineItems
    ? reading.lineItems.map((line) => givenLine(line, (candidate) => candidate.probability))
    : undefined;
  const taxes = reading.taxes.map((tax) => givenLine(tax, (candidate) => candidate.probability));
  const { fields, confidence, locations } = assemble(given, lines, taxes);
  const checks = checkInvoice(fields, { adjustments: reading.adjustments.discounts });
  return { found: true, data: { ...fields, confidence, locations, checks, issues: [] } };
}
