import { type ExtractedData, type RuleConditions, searchText } from "@inkvoice/contract";

/** An invoice as rules see it. */
export type InvoiceForRules = Readonly<{
  data: Partial<ExtractedData>;
  vendorId: string | null;
  /** Country of the account's vendor; null where it is unknown. */
  vendorCountry: string | null;
  /** The words of its pages; null where they were not stored. */
  pageText: string | null;
}>;

/** Whether all conditions are met. A value that was not read meets none. */
export function meetsConditions(when: RuleConditions, invoice: InvoiceForRules): boolean {
  const { data, vendorId, vendorCountry } = invoice;
  const { vendor_id, country, currency, document_type, total_min, total_max, words, issue } = when;
  const total = data.total_amount;
  return (
    (vendor_id === undefined || vendor_id === vendorId) &&
    (country === undefined || country === (vendorCountry ?? data.vendor?.address_parts?.country)) &&
    (currency === undefined || currency === data.currency) &&
    (document_type === undefined || document_type === data.document_type) &&
    (total_min === undefined || (total !== undefined && total >= total_min)) &&
    (total_max === undefined || (total !== undefined && total <= total_max)) &&
    (issue === undefined || (data.issues ?? []).some(({ code }) => code === issue)) &&
    (words === undefined || hasWords(words, invoice))
  );
}

type Words = NonNullable<RuleConditions["words"]>;

function hasWords({ in: place, any }: Words, { data, pageText }: InvoiceForRules): boolean {
  const text = place === "lines" ? textsIn(data.line_items) : (pageText ?? textsIn(printedValues(data)));
  const printed = plainWords(text);
  return any.some((phrase) => printed.includes(plainWords(phrase)));
}

/** Words without case, accents and punctuation, with a blank before and after each. */
function plainWords(text: string): string {
  return ` ${searchText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}

function printedValues({ confidence: _c, locations: _l, source: _s, checks: _k, issues: _i, ...values }: Values) {
  return values;
}
type Values = Partial<ExtractedData>;

/** All texts in a value, at any depth. */
function textsIn(value: unknown): string {
  if (typeof value === "string") return value;
  if (typeof value !== "object" || value === null) return "";
  return Object.values(value).map(textsIn).join(" ");
}
