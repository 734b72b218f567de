import type { Candidate, FieldReadings, InvoiceReading, LineItemReading } from "../understand/invoice-reading.ts";

/** `Gutschrift` is also what a buyer writes who bills himself: that one is owed, not given back. */
const sure = 0.8;
const surely = 0.95;
const amounts = ["total_amount", "subtotal", "total_tax", "amount_due"] as const;

/** A credit note gives money back: its amounts are negative, also where the paper leaves the sign to its title. */
export function withCreditSign(reading: InvoiceReading): InvoiceReading {
  const [type] = reading.fields.document_type;
  if (type && type.value !== "credit_note" && type.probability > surely) return withoutSpecks(reading);
  const [total] = reading.fields.total_amount;
  if (type?.value !== "credit_note" || type.probability < sure || !total || total.value <= 0) return reading;
  const fields: FieldReadings = { ...reading.fields };
  const turned = Object.fromEntries(amounts.map((name) => [name, fields[name].map(negated)]));
  return { ...reading, fields: { ...fields, ...turned }, lineItems: reading.lineItems.map(negatedLine) };
}

/** A dash before the total of a scanned invoice is dirt or a rule: only credit notes are negative. */
function withoutSpecks(reading: InvoiceReading): InvoiceReading {
  const total_amount = reading.fields.total_amount.map((candidate) =>
    candidate.source === "ocr" ? { ...candidate, value: Math.abs(candidate.value) } : candidate,
  );
  return { ...reading, fields: { ...reading.fields, total_amount } };
}

function negated(candidate: Candidate<number>): Candidate<number> {
  return { ...candidate, value: candidate.value === 0 ? 0 : -candidate.value };
}

function negatedLine(line: LineItemReading): LineItemReading {
  return line.total ? { ...line, total: negated(line.total) } : line;
}
