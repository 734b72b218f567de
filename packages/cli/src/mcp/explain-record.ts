import { type InvoiceRecord, valueAt } from "@inkvoice/contract";
import { bandNames, bandOf } from "@inkvoice/contract/confidence-bands";

/** The evidence of every value in one object. */
export function explainRecord(record: InvoiceRecord): object {
  const { extracted_data: data, evidence = {} } = record;
  const values = Object.entries(evidence).map(([field, { raw_text, candidates }]) => {
    const confidence = valueAt(data?.confidence, field);
    const location = valueAt(data?.locations, field);
    return {
      field,
      value: valueAt(data, field),
      ...(typeof confidence === "number" && { confidence, band: bandNames[bandOf(confidence)] }),
      source: valueAt(data?.source, field),
      printed: raw_text,
      place: location,
      might_also_be: candidates.slice(1).map(({ value, confidence: chance }) => ({ value, confidence: chance })),
    };
  });
  const checks = (data?.checks ?? []).filter(({ outcome }) => outcome !== "not_applicable");
  return { id: record.id, status: record.status, error: record.error, values, checks, issues: data?.issues ?? [] };
}
