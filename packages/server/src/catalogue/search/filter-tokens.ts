import type { Metadata, ReviewState } from "@inkvoice/contract";
import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Tx } from "../../platform/db/schema.ts";
import type { Summary } from "../summary.ts";
import { keyText, limitKey, vendorKeys } from "../vendor-keys.ts";
import { insertWords } from "./search-index.ts";

/**
 * Filter tokens are stored among the search terms of an invoice, so that every filter for one value is a step in the
 * same index. They contain a colon, which search terms never do. The caller's tokens start with `own:` and are kept
 * when the invoice is extracted or corrected.
 */
const ownPrefix = "own:";

export const externalIdToken = (externalId: string) => `${ownPrefix}external:${limitKey(externalId)}`;
export const metadataToken = (key: string, value: string) => `${ownPrefix}meta:${key}=${limitKey(value)}`;
export const batchToken = (batchId: string) => `${ownPrefix}batch:${batchId}`;
export const reviewPrefix = `${ownPrefix}review:`;
export const reviewToken = (review: ReviewState) => `${reviewPrefix}${review}`;

export const exportedToken = `${ownPrefix}exported:yes`;

export type CallerData = Readonly<{ externalId: string | null; metadata: Metadata | null; batchId: string | null }>;

export function callerTokens({ externalId, metadata, batchId }: CallerData): string[] {
  return [
    ...(externalId === null ? [] : [externalIdToken(externalId)]),
    ...(batchId === null ? [] : [batchToken(batchId)]),
    ...Object.entries(metadata ?? {}).map(([key, value]) => metadataToken(key, value)),
  ];
}

/** An invoice number without punctuation, however it is typed. */
const plainNumber = (number: string) => limitKey(keyText(number).replace(/[^\p{L}\p{N}]+/gu, ""));

export const numberToken = (number: string) => `number:${plainNumber(number)}`;
export const currencyToken = (currency: string) => `currency:${currency}`;
export const tagToken = (tag: string) => `tag:${limitKey(tag)}`;
const monthMark = (date: string) => `month:${date.slice(0, 7)}`;

/** Tokens for a vendor in a query: tax number, or start of the name. */
export function vendorTokens(vendor: string): string[] {
  return vendorKeys({ name: vendor, tax_id: vendor }).map((key) => `vendor:${key}`);
}

/** Tokens of an extraction. */
export function extractionTokens(summary: Summary): string[] {
  const { invoiceNumber, currency, issueDate } = summary;
  return [
    ...summary.vendorKeys.map((key) => `vendor:${key}`),
    ...(invoiceNumber === null ? [] : [numberToken(invoiceNumber)]),
    ...(currency === null ? [] : [currencyToken(currency)]),
    ...(issueDate === null ? [] : [monthMark(issueDate)]),
  ];
}

type TokenTarget = Readonly<{ accountId: string; invoiceId: string }>;

/** Replaces the invoice's tokens that start with a prefix. */
async function replaceTokens(
  tx: Tx,
  { accountId, invoiceId }: TokenTarget,
  beginning: string,
  tokens: readonly string[],
) {
  await deleteMarks(tx, [{ invoiceId, pattern: `${beginning}%` }]);
  await insertWords(
    tx,
    tokens.map((word) => ({ account_id: accountId, word, invoice_id: invoiceId })),
  );
}

const deleteMarks = cachedStatement<{ invoiceId: string; pattern: string }, unknown>(
  ["invoiceId", "pattern"],
  (db, rows) =>
    db.deleteFrom("invoice_words").where("invoice_id", "=", rows[0]!.invoiceId).where("word", "like", rows[0]!.pattern),
);

/** Sets the token of the review state; null removes it. */
export function setReviewToken(tx: Tx, document: TokenTarget, review: ReviewState | null): Promise<void> {
  return replaceTokens(tx, document, reviewPrefix, review === null ? [] : [reviewToken(review)]);
}

/** Sets the token of an invoice that is in an export, or removes it. */
export function setExportedToken(tx: Tx, document: TokenTarget, isExported: boolean): Promise<void> {
  return replaceTokens(tx, document, `${ownPrefix}exported:`, isExported ? [exportedToken] : []);
}

export async function setCallerTokens(tx: Tx, document: TokenTarget, data: CallerData): Promise<void> {
  await replaceTokens(tx, document, `${ownPrefix}external:`, []);
  await replaceTokens(tx, document, `${ownPrefix}meta:`, callerTokens(data));
}
