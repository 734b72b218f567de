import { type ExtractedData, searchText } from "@inkvoice/contract";
import { bandFloors, bandOf, type ConfidenceBand } from "@inkvoice/contract/confidence-bands";
import { confidenceAt, defaultCriteria, doubtsOf, type ReviewCriteria, requiredFields } from "./doubts.ts";
import { keyText, limitKey, vendorKey, vendorKeys } from "./vendor-keys.ts";

export type Summary = Readonly<{
  vendorName: string | null;
  vendorKey: string | null;
  vendorKeys: readonly string[];
  invoiceNumber: string | null;
  issueDate: string | null;
  dueDate: string | null;
  documentType: string | null;
  totalAmount: number | null;
  currency: string | null;
  confidence: number;
  band: ConfidenceBand;
  sureFields: number;
  readFields: number;
  failedChecks: number;
  /** Needs review, as long as nobody has reviewed it. */
  doubtful: boolean;
}>;

/** Columns derived from extracted data for the list. A missing required field counts as confidence 0. */
export function summarise(data: Partial<ExtractedData>, judging: ReviewCriteria = defaultCriteria): Summary {
  const required = requiredFields(data, judging.checks).filter((path) => !judging.absent.has(path));
  const confidences = required.map((path) => confidenceAt(data, path));
  const confidence = Math.min(1, ...confidences);
  return {
    vendorName: data.vendor?.name ?? null,
    vendorKey: vendorKey(data.vendor),
    vendorKeys: vendorKeys(data.vendor),
    invoiceNumber: data.invoice_number ?? null,
    issueDate: data.date ?? null,
    dueDate: data.due_date ?? null,
    documentType: data.document_type ?? null,
    totalAmount: data.total_amount ?? null,
    currency: data.currency ?? null,
    confidence,
    band: bandOf(confidence),
    sureFields: confidences.filter((value) => value >= bandFloors.sure).length,
    readFields: confidences.length,
    failedChecks: (data.checks ?? []).filter((check) => check.outcome === "failed").length,
    doubtful: doubtsOf(data, judging).length > 0,
  };
}

const mostWords = 40;

/** Search terms of a document. */
export function searchWords(texts: readonly (string | null | undefined)[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    const flat = searchText(text);
    for (const word of flat.split(/[^\p{L}\p{N}]+/u)) if (word) words.add(word.slice(0, 60));
    // A number such as 2026/00-17 is also found as a whole, with or without punctuation.
    for (const token of flat.split(/\s+/)) {
      const joined = token.replace(/[^\p{L}\p{N}]+/gu, "");
      if (joined && joined.length <= 60) words.add(joined);
    }
  }
  return [...words].slice(0, mostWords);
}

/** Digits of an amount, whatever its separators: 1 234.50 is 123450. */
export function amountWords(amounts: readonly unknown[]): string[] {
  const words = amounts.flatMap((amount) => (typeof amount === "number" ? [digitsOf(amount)] : []));
  return [...new Set(words)];
}

const digitsOf = (amount: number) => Math.abs(amount).toFixed(2).replace(".", "");

/** Digit groups separated by blanks or apostrophes. */
const spacedNumber = /(?<=\d)[\s'’](?=\d{3}(\D|$))/gu;

/** Terms of a search query, without punctuation like the indexed terms. */
export function queryWords(query: string): string[] {
  const pieces = searchText(query)
    .replace(spacedNumber, "")
    .split(/\s+/)
    .map((piece) => piece.replace(/[^\p{L}\p{N}]+/gu, "").slice(0, 60));
  return [...new Set(pieces.filter(Boolean))].slice(0, 8);
}

/**
 * Invoices that share one of these are likely duplicates: same file, same vendor and number, or same total and date.
 * Both tax number and name identify a vendor, as a scan may show only one of them.
 */
export function duplicateKeys(contentSha256: string, summary?: Summary): string[] {
  const keys = [`file:${contentSha256}`];
  if (!summary) return keys;
  const number = summary.invoiceNumber && keyText(summary.invoiceNumber).replace(/[^\p{L}\p{N}]+/gu, "");
  if (number) for (const vendor of summary.vendorKeys) keys.push(`number:${vendor}:${limitKey(number)}`);
  if (summary.totalAmount !== null && summary.issueDate)
    keys.push(`sum:${summary.issueDate}:${Math.round(summary.totalAmount * 100)}`);
  return keys;
}
