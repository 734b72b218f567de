import { fieldAt } from "@inkvoice/contract";
import { allRules, type RuleSet } from "../rules.ts";
import {
  type Candidate,
  type FieldReadings,
  fieldNames,
  type InvoiceReading,
  type LineItemReading,
} from "../understand/invoice-reading.ts";

/** `Gutschrift` is also what a buyer writes who bills himself: that one is owed, not given back: one title in five. */
const sure = 0.8;
const amounts = fieldNames.filter((name) => fieldAt(name)?.type === "amount") as ("total_amount" | "amount_due")[];

/** A credit note gives money back: its amounts are negative, also where the paper leaves the sign to its title. */
export function withCreditSign(reading: InvoiceReading, rules: RuleSet = allRules): InvoiceReading {
  const [type] = reading.fields.document_type;
  const [total] = reading.fields.total_amount;
  if (type?.value !== "credit_note" || type.probability < sure || !total || total.value <= 0) return reading;
  if (!rules.has("credit-notes-are-negative")) return reading;
  const fields: FieldReadings = { ...reading.fields };
  const turned = Object.fromEntries(amounts.map((name) => [name, fields[name].map(negated)]));
  return { ...reading, fields: { ...fields, ...turned }, lineItems: reading.lineItems.map(negatedLine) };
}

function negated(candidate: Candidate<number>): Candidate<number> {
  const { alternatives } = candidate;
  const turned = (value: number) => (value === 0 ? 0 : -value);
  return {
    ...candidate,
    value: turned(candidate.value),
    ...(alternatives ? { alternatives: alternatives.map(turned) } : {}),
  };
}

function negatedLine(line: LineItemReading): LineItemReading {
  return line.total ? { ...line, total: negated(line.total) } : line;
}
