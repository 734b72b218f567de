import { type ExtractedData, type ReviewState, searchText, singleFields, valueAt } from "@inkvoice/contract";
import { sql } from "kysely";
import { cachedStatement } from "../platform/db/cached-statement.ts";
import type { Tx } from "../platform/db/schema.ts";
import { insertDuplicateKeys, replaceDuplicateKeys } from "./duplicates.ts";
import { lockFacts } from "./lock-facts.ts";
import { awaitsApproval } from "./needs-review.ts";
import { readReviewChecks } from "./review-checks.ts";
import { extractionTokens, reviewPrefix, reviewToken, tagToken } from "./search/filter-tokens.ts";
import { replaceSearchTerms, termRows } from "./search/invoice-terms.ts";
import { insertWords } from "./search/search-index.ts";
import { amountWords, duplicateKeys, type Summary, searchWords, summarise } from "./summary.ts";

export type UploadedDocument = Readonly<{
  accountId: string;
  invoiceId: string;
  filename: string;
  contentSha256: string;
  /** Filter tokens of the caller's own data. */
  tokens?: readonly string[];
}>;
export type ReadDocument = UploadedDocument &
  Readonly<{
    data: Partial<ExtractedData>;
    /** Whether a person has corrected it. */
    corrected?: boolean;
    /** Fields that a person declared absent. */
    absent?: readonly string[];
    /** Tags of its rules. */
    tags?: readonly string[];
    /** New review state; otherwise its token stays. */
    review?: ReviewState;
  }>;

const emptyFacts = {
  vendor_name: null,
  vendor_key: null,
  vendor_sort: null,
  invoice_number: null,
  issue_date: null,
  due_date: null,
  document_type: null,
  total_amount: null,
  confidence: null,
  band: null,
  sure_fields: 0,
  read_fields: 0,
  failed_checks: 0,
  doubtful: null,
  needs_look: 0,
  duplicates: 0,
  corrected: 0,
  reviewed_by: null,
  reviewed_at: null,
} as const;

/** Belongs into the transaction that accepts uploads; detects duplicate files. A few statements for a whole batch. */
export async function insertUploadFacts(tx: Tx, documents: readonly UploadedDocument[]): Promise<void> {
  const [first] = documents;
  if (!first) return;
  const keys = [...new Set(documents.flatMap((document) => duplicateKeys(document.contentSha256)))];
  await lockFacts(tx, { accountId: first.accountId, keys });
  await insertEmptyFacts(
    tx,
    documents.map(({ accountId, invoiceId }) => ({ invoice_id: invoiceId, account_id: accountId })),
  );
  await insertWords(
    tx,
    documents.flatMap((document) =>
      termRows(document, [...searchWords([document.filename]), ...(document.tokens ?? [])]),
    ),
  );
  await insertDuplicateKeys(
    tx,
    first.accountId,
    documents.map(({ invoiceId, contentSha256 }) => ({ invoiceId, keys: duplicateKeys(contentSha256) })),
  );
}

/** Belongs into the transaction that stores the data, so that list and record cannot disagree. */
export async function storeFacts(tx: Tx, document: ReadDocument): Promise<void> {
  const { accountId, invoiceId, data } = document;
  const keys = duplicateKeys(document.contentSha256, summarise(data));
  await lockFacts(tx, { accountId, invoiceIds: [invoiceId], keys });
  // Under the lock: after a change of the settings, all invoices are checked again, and this one is among them or uses
  // them.
  const checks = await readReviewChecks(tx, accountId);
  const summary = summarise(data, { checks, absent: new Set(document.absent) });
  const now = { ...factsOf(summary), corrected: document.corrected ? 1 : 0 };
  const doubtful = summary.doubtful ? 1 : 0;
  await putFacts(tx, [{ invoice_id: invoiceId, account_id: accountId, ...now, doubtful, needs_look: doubtful }]);
  const words = searchWords([document.filename, ...searchedFields.map((path) => textAt(data, path))]);
  const amounts = amountWords(amountFields.map((path) => valueAt(data, path)));
  const { tags = [], review } = document;
  const tokens = [...extractionTokens(summary), ...tags.map(tagToken), ...(review ? [reviewToken(review)] : [])];
  await replaceSearchTerms(tx, document, [...words, ...amounts, ...tokens], review && reviewPrefix);
  await replaceDuplicateKeys(tx, document, keys);
}

/** A failed invoice needs review, like one with low confidence. */
export async function storeFailureFacts(tx: Tx, invoiceId: string): Promise<void> {
  await tx
    .updateTable("invoice_facts")
    .set({ doubtful: 1, needs_look: 1 })
    .where("invoice_id", "=", invoiceId)
    .execute();
}

/** Resets the facts to those after the upload. */
export async function resetFacts(tx: Tx, document: UploadedDocument): Promise<void> {
  const { accountId, invoiceId } = document;
  const keys = duplicateKeys(document.contentSha256);
  await lockFacts(tx, { accountId, invoiceIds: [invoiceId], keys });
  const { duplicates: _known, ...unread } = emptyFacts;
  await tx.updateTable("invoice_facts").set(unread).where("invoice_id", "=", invoiceId).execute();
  await replaceSearchTerms(tx, document, searchWords([document.filename]));
  await replaceDuplicateKeys(tx, document, keys);
}

/** Searched after the file name: of very many terms the last are dropped. */
const searchedFields = singleFields.filter(({ searched }) => searched).map(({ path }) => path);

const amountFields = singleFields.filter(({ type }) => type === "amount").map(({ path }) => path);

function textAt(data: Partial<ExtractedData>, path: string): string | undefined {
  const value = valueAt(data, path);
  return typeof value === "string" ? value : undefined;
}

function factsOf(summary: Summary) {
  return {
    vendor_name: summary.vendorName,
    vendor_key: summary.vendorKey,
    vendor_sort: vendorSortKey(summary.vendorName),
    invoice_number: summary.invoiceNumber,
    issue_date: summary.issueDate,
    due_date: summary.dueDate,
    document_type: summary.documentType,
    total_amount: summary.totalAmount,
    confidence: summary.confidence,
    band: summary.band,
    sure_fields: summary.sureFields,
    read_fields: summary.readFields,
    failed_checks: summary.failedChecks,
  };
}

/** A sort key without case and accents, of at most sixty characters. */
export function vendorSortKey(name: string | null): string | null {
  return name === null ? null : searchText(name).slice(0, 60).toWellFormed();
}

type KnownFacts = ReturnType<typeof factsOf> &
  Readonly<{ invoice_id: string; account_id: string; corrected: number; doubtful: number; needs_look: number }>;

const knownColumns = [
  "vendor_name",
  "vendor_key",
  "vendor_sort",
  "invoice_number",
  "issue_date",
  "due_date",
  "document_type",
  "total_amount",
  "confidence",
  "band",
  "sure_fields",
  "read_fields",
  "failed_checks",
  "corrected",
  "doubtful",
] as const satisfies readonly (keyof KnownFacts)[];

const putFacts = cachedStatement<KnownFacts, unknown>(
  ["invoice_id", "account_id", "needs_look", ...knownColumns],
  (db, rows) =>
    db
      .insertInto("invoice_facts")
      .values(rows.map((row) => ({ ...emptyFacts, ...row })))
      .onConflict((conflict) =>
        conflict.column("invoice_id").doUpdateSet(({ ref }) => ({
          ...Object.fromEntries(knownColumns.map((column) => [column, ref(`excluded.${column}`)])),
          // A reviewed invoice does not need review again, even if checks still fail.
          needs_look: sql<number>`case when invoice_facts.reviewed_at is null
            and (excluded.doubtful = 1 or invoice_facts.duplicates > 0 or ${awaitsApproval}) then 1 else 0 end`,
        })),
      ),
);

const insertEmptyFacts = cachedStatement<{ invoice_id: string; account_id: string }, unknown>(
  ["invoice_id", "account_id"],
  (db, rows) => db.insertInto("invoice_facts").values(rows.map((row) => ({ ...row, ...emptyFacts }))),
);
