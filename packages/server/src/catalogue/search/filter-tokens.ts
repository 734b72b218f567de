import type { Metadata, ReviewState } from "@inkvoice/contract";
import { keptStatement } from "../../platform/db/cached-statement.ts";
import type { Tx } from "../../platform/db/schema.ts";
import { boundKey, plain, type Summary, vendorKeys } from "../summary.ts";
import { insertWords } from "./search-index.ts";

/*
 * Marks stand among the words an invoice is found by and make every filter for one value a step into the same index. A colon
 * tells them from words: no word that people search for has one. The caller's own begin with `own:` and stay when the
 * document is read or corrected.
 */
const ownPrefix = "own:";

export const externalMark = (externalId: string) => `${ownPrefix}external:${boundKey(externalId)}`;
export const metadataMark = (key: string, value: string) => `${ownPrefix}meta:${key}=${boundKey(value)}`;
export const batchMark = (batchId: string) => `${ownPrefix}batch:${batchId}`;
export const reviewMark = (review: ReviewState) => `${ownPrefix}review:${review}`;

export type CallerData = Readonly<{ externalId: string | null; metadata: Metadata | null; batchId: string | null }>;

export function callerMarks({ externalId, metadata, batchId }: CallerData): string[] {
  return [
    ...(externalId === null ? [] : [externalMark(externalId)]),
    ...(batchId === null ? [] : [batchMark(batchId)]),
    ...Object.entries(metadata ?? {}).map(([key, value]) => metadataMark(key, value)),
  ];
}

/** An invoice number with its signs left out, as people type it one way or another. */
const plainNumber = (number: string) => boundKey(plain(number).replace(/[^\p{L}\p{N}]+/gu, ""));

export const numberMark = (number: string) => `number:${plainNumber(number)}`;
export const currencyMark = (currency: string) => `currency:${currency}`;
const monthMark = (date: string) => `month:${date.slice(0, 7)}`;

/** What a vendor that a caller names is found by: its tax number, and its name from the beginning. */
export function vendorMarks(vendor: string): string[] {
  return vendorKeys({ name: vendor, tax_id: vendor }).map((key) => `vendor:${key}`);
}

/** What a reading says that lists are filtered by. */
export function readingMarks(summary: Summary): string[] {
  const { invoiceNumber, currency, issueDate } = summary;
  return [
    ...summary.vendorKeys.map((key) => `vendor:${key}`),
    ...(invoiceNumber === null ? [] : [numberMark(invoiceNumber)]),
    ...(currency === null ? [] : [currencyMark(currency)]),
    ...(issueDate === null ? [] : [monthMark(issueDate)]),
  ];
}

type Marked = Readonly<{ accountId: string; invoiceId: string }>;

/** Puts other marks of the caller's in the place of those that begin so. */
async function replaceMarks(tx: Tx, { accountId, invoiceId }: Marked, beginning: string, marks: readonly string[]) {
  await deleteMarks(tx, [{ invoiceId, pattern: `${beginning}%` }]);
  await insertWords(
    tx,
    marks.map((word) => ({ account_id: accountId, word, invoice_id: invoiceId })),
  );
}

const deleteMarks = keptStatement<{ invoiceId: string; pattern: string }, unknown>(
  ["invoiceId", "pattern"],
  (db, rows) =>
    db.deleteFrom("invoice_words").where("invoice_id", "=", rows[0]!.invoiceId).where("word", "like", rows[0]!.pattern),
);

/** Where an invoice stands with its reviewers; null for one that is not read. */
export function markReview(tx: Tx, document: Marked, review: ReviewState | null): Promise<void> {
  return replaceMarks(tx, document, `${ownPrefix}review:`, review === null ? [] : [reviewMark(review)]);
}

export async function markCallerData(tx: Tx, document: Marked, data: CallerData): Promise<void> {
  await replaceMarks(tx, document, `${ownPrefix}external:`, []);
  await replaceMarks(tx, document, `${ownPrefix}meta:`, callerMarks(data));
}
