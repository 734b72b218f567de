import { fieldAt } from "@inkvoice/contract/field-paths";
import { allRules, type RuleSet } from "../rules.ts";
import {
  type Candidate,
  type FieldReadings,
  fieldNames,
  type InvoiceReading,
  type LineItemReading,
} from "../understand/invoice-reading.ts";

/** In Germany one `Gutschrift` in five is a self-billed invoice, which is owed by the buyer and not a credit note. */
const sure = 0.8;
const amounts = fieldNames.filter((name) => fieldAt(name)?.type === "amount") as ("total_amount" | "amount_due")[];

/** Amounts of a credit note are negative, also if only its title shows it. */
export function withCreditSign(reading: InvoiceReading, rules: RuleSet = allRules): InvoiceReading {
  const [type] = reading.fields.document_type;
  const [total] = reading.fields.total_amount;
  if (type?.value !== "credit_note" || type.probability < sure || !total) return reading;
  if (!rules.has("credit-notes-are-negative")) return reading;
  const title = type.probability;
  return {
    ...reading,
    fields: total.value > 0 ? withNegativeAmounts(reading.fields, title) : reading.fields,
    lineItems: isGivenBack(reading.lineItems)
      ? reading.lineItems
      : reading.lineItems.map((line) => turnedLine(line, title)),
  };
}

function withNegativeAmounts(fields: FieldReadings, title: number): FieldReadings {
  const negative = amounts.map((name) => [name, fields[name].map((amount) => turned(amount, title))]);
  return { ...fields, ...Object.fromEntries(negative) };
}

/** Whether the lines carry their signs themselves. */
function isGivenBack(lines: readonly LineItemReading[]): boolean {
  return lines.reduce((sum, { total }) => sum + (total?.value ?? 0), 0) < 0;
}

/** A negated amount is right if both amount and title were read right. */
function turned(candidate: Candidate<number>, title: number): Candidate<number> {
  const { alternatives, probability } = candidate;
  const negative = (value: number) => (value === 0 ? 0 : -value);
  return {
    ...candidate,
    value: negative(candidate.value),
    probability: probability * title,
    ...(alternatives ? { alternatives: alternatives.map(negative) } : {}),
  };
}

function turnedLine(line: LineItemReading, title: number): LineItemReading {
  return line.total ? { ...line, total: turned(line.total, title) } : line;
}
