import { createHash } from "node:crypto";
import { type ExtractedData, valueAt } from "@inkvoice/contract";
import { bandFloors, bandOf, type ConfidenceBand } from "@inkvoice/contract/confidence-bands";
import { neededFields } from "./field-paths.ts";

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
export function summarise(data: Partial<ExtractedData>): Summary {
  const confidences = neededFields(data).map((path) => confidenceOf(data, path));
  const confidence = Math.min(...confidences);
  const failedChecks = (data.checks ?? []).filter((check) => check.outcome === "failed").length;
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
    failedChecks,
    doubtful: failedChecks > 0 || confidence < bandFloors.check || hasAlarm(data),
  };
}

/** Issues that a person must see before payment, whatever the confidence. */
const alarms: ReadonlySet<string> = new Set(["CODE_PAGE_MISMATCH", "CODE_INVALID", "SPLIT_DOUBTFUL"]);

function hasAlarm({ issues = [] }: Partial<ExtractedData>): boolean {
  return issues.some(({ code, field }) => alarms.has(code) || (code === "NOT_ADDRESSED_TO_US" && field !== undefined));
}

function confidenceOf(data: Partial<ExtractedData>, path: string): number {
  if (valueAt(data, path) === undefined) return 0;
  const confidence = valueAt(data.confidence, path);
  return typeof confidence === "number" ? confidence : 0;
}

const legalForms =
  /\b(gmbh|mbh|ag|kg|ohg|ug|ltd|limited|llc|inc|plc|corp|sa|sas|sarl|srl|spa|bv|nv|ab|as|aps|oy|sp|zoo|lda)\b/g;

type Vendor = Readonly<{ name?: string | undefined; tax_id?: string | undefined }>;

/** Keys of a vendor, strongest first: tax number, then name without legal form. */
export function vendorKeys(vendor: Vendor | undefined): string[] {
  const tax = vendor?.tax_id?.toUpperCase().replace(/[^A-Z0-9]/g, "");
  const name = plain(vendor?.name ?? "")
    .replaceAll(".", "")
    .replace(legalForms, " ")
    .replace(/[^\p{L}\p{N}]+/gu, "");
  return [...(tax && tax.length >= 6 ? [`tax:${limitKey(tax)}`] : []), ...(name ? [`name:${limitKey(name)}`] : [])];
}

/** Index entries are limited to about 2 700 bytes, and a character may have four. */
const longestKeyPart = 200;

/** Limits the length of a key: overlong text becomes its start and a hash. */
export function limitKey(text: string): string {
  if (text.length <= longestKeyPart) return text;
  return `${[...text].slice(0, 40).join("")}#${createHash("sha256").update(text).digest("hex")}`;
}

/** One key per vendor: the tax number if known, otherwise the name. */
export const vendorKey = (vendor: Vendor | undefined): string | null => vendorKeys(vendor)[0] ?? null;

/** Lower case without accents, so that "muller" finds "Müller". */
export function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

const mostWords = 40;

/** Search terms of a document. */
export function searchWords(texts: readonly (string | null | undefined)[]): string[] {
  const words = new Set<string>();
  for (const text of texts) {
    if (!text) continue;
    const flat = plain(text);
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
  const pieces = plain(query)
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
  const number = summary.invoiceNumber && plain(summary.invoiceNumber).replace(/[^\p{L}\p{N}]+/gu, "");
  if (number) for (const vendor of summary.vendorKeys) keys.push(`number:${vendor}:${limitKey(number)}`);
  if (summary.totalAmount !== null && summary.issueDate)
    keys.push(`sum:${summary.issueDate}:${Math.round(summary.totalAmount * 100)}`);
  return keys;
}
