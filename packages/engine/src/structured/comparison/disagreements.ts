import type { ExtractedData, FieldPath, InvoiceFields, Issue, SingleField } from "@inkvoice/contract";
import { singleFields, valueAt } from "@inkvoice/contract/field-paths";
import { isPrinted, valuesAgree } from "../../evidence/agreement.ts";
import type { PrintedLocations } from "../../evidence/printed-locations.ts";

/** The fields in which page and XML are compared. */
export const comparedFields = singleFields.filter(({ compared }) => compared);

/** Payment fields: a difference is reported even if the XML's value is printed somewhere too. */
const decisive = new Set<FieldPath>(["invoice_number", "total_amount", "payment.iban"]);
/** Minimum confidence of the value on the page for that. */
const minConfidenceIfPrinted = 0.95;
/** Below this confidence the value read from the page is more likely wrong than the XML. */
const minConfidence = 0.5;
/** More missing lines are reported in one issue. */
const mostLineIssues = 3;

/** Issues for all differences between the printed page and the XML. */
export function disagreements(comparison: Comparison): readonly Issue[] {
  if (!comparison.places.hasText) return [];
  return [...comparedFields.flatMap((field) => compareField(field, comparison) ?? []), ...compareLines(comparison)];
}

export type Comparison = Readonly<{
  fields: InvoiceFields;
  page: ExtractedData | undefined;
  places: PrintedLocations;
}>;

function compareField({ path: field, type }: SingleField, { fields, page, places }: Comparison): Issue | undefined {
  const xml = valueAt(fields, field);
  if (xml === undefined) return undefined;
  const printed = isPrinted(type, xml, places);
  const read = page && valueAt(page, field);
  if (read === undefined) return field === "total_amount" && !printed ? mismatch(field, undefined, xml) : undefined;
  if (valuesAgree(type, xml, read)) return undefined;
  if (field === "subtotal" && valuesAgree(type, xml, adjusted(read, fields))) return undefined;
  const confidence = Number(valueAt(page?.confidence ?? {}, field) ?? 0);
  const isReported = printed
    ? decisive.has(field) && confidence >= minConfidenceIfPrinted
    : confidence >= minConfidence;
  return isReported ? mismatch(field, read, xml) : undefined;
}

/** A page may print its subtotal before discounts and charges. */
function adjusted(read: unknown, { charges = [] }: InvoiceFields): number {
  return charges.reduce((sum, { amount = 0 }) => sum + amount, Number(read));
}

/** Lines whose amounts are not printed although the pages show lines: one issue each, or one for many. */
function compareLines({ fields, page, places }: Comparison): readonly Issue[] {
  if (!page?.line_items?.length) return [];
  const lines = fields.line_items ?? [];
  const missing = lines.flatMap(({ total }, index) =>
    total === undefined || total === 0 || places.amount(total).length > 0
      ? []
      : [mismatch(`line_items[${index}].total`, undefined, total)],
  );
  if (missing.length <= mostLineIssues) return missing;
  const message = `The amounts of ${missing.length} of the ${lines.length} lines in the invoice's XML are not on the pages.`;
  return [{ code: "XML_PAGE_MISMATCH", field: "line_items", message }];
}

function mismatch(field: string, page: unknown, xml: unknown): Issue {
  const shown = page === undefined ? "the page does not show it" : `the page shows ${String(page)}`;
  return {
    code: "XML_PAGE_MISMATCH",
    field,
    message: `The invoice's XML gives ${String(xml)} for ${field}, but ${shown}.`,
    ...(page === undefined ? {} : { page_value: page }),
    xml_value: xml,
  };
}
