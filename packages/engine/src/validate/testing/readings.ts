import type {
  Candidate,
  FieldName,
  FieldReadings,
  FieldValues,
  InvoiceReading,
} from "../../understand/invoice-reading.ts";
import { fieldNames } from "../../understand/invoice-reading.ts";

/** A candidate without evidence apart from its probability. */
export function candidate<Value>(value: Value, probability: number): Candidate<Value> {
  return {
    value,
    text: String(value),
    probability,
    weakest: probability,
    edge: 0,
    repeats: 1,
    worstLegibility: 1,
    source: "text",
    evidence: { page: 1, box: [0.1, 0.1, 0.2, 0.12] },
  };
}

/** Candidates of some fields, best first. */
export type Values = { [Name in FieldName]?: [value: FieldValues[Name], probability: number][] };

/** A reading with these candidates and nothing else. */
export function readingOf(values: Values, more: Partial<InvoiceReading> = {}): InvoiceReading {
  const fields = Object.fromEntries(
    fieldNames.map((name) => [name, (values[name] ?? []).map(([value, probability]) => candidate(value, probability))]),
  ) as unknown as FieldReadings;
  return {
    pages: 1,
    words: 100,
    otherProbability: 0,
    fields,
    lineItems: [],
    taxes: [],
    charges: [],
    adjustments: { discounts: [], shipping: [], rounding: [], paid: [], previousBalance: [], cashMinusChange: [] },
    domainNames: [],
    ...more,
  };
}
