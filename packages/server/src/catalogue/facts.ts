import { type ExtractedData, singleFields, valueAt } from "@inkvoice/contract";
import { sql } from "kysely";
import { cachedStatement } from "../platform/db/cached-statement.ts";
import { isPostgres } from "../platform/db/locks.ts";
import type { Executor, Tables, Tx } from "../platform/db/schema.ts";
import { deleteDismissal, type InvoicePair, insertDismissal, isUndecided } from "./dismissed-duplicates.ts";
import type { ReviewCriteria } from "./doubts.ts";
import { lockFacts } from "./lock-facts.ts";
import { readReviewChecks } from "./review-checks.ts";
import { extractionTokens, setExportedToken } from "./search/filter-tokens.ts";
import { insertWords } from "./search/search-index.ts";
import { insertSuffixes, noteUnusedWords } from "./search/word-suffixes.ts";
import { amountWords, duplicateKeys, type Summary, searchWords, summarise } from "./summary.ts";
import { plain } from "./vendor-keys.ts";

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
      wordRows(document, [...searchWords([document.filename]), ...(document.tokens ?? [])]),
    ),
  );
  await insertKeys(
    tx,
    documents.flatMap((document) => keyRows(document, duplicateKeys(document.contentSha256))),
  );
  const holders = await holdersOf(tx, first.accountId, keys);
  if (holders.length === keys.length) return;
  const own = documents.map((document) => document.invoiceId);
  await recountTwins(tx, first.accountId, [...new Set([...own, ...holders])]);
}

/** Read before an invoice is deleted, for `refreshDuplicates` afterwards. */
export async function duplicateKeysOf(executor: Executor, accountId: string, invoiceId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom("duplicate_keys")
    .select("key")
    .where("invoice_id", "=", invoiceId)
    .where("account_id", "=", accountId)
    .execute();
  return rows.map((row) => row.key);
}

/** Recomputes the duplicate flags of invoices that shared these keys. Requires lockFacts(tx) for them. */
export async function refreshDuplicates(tx: Tx, accountId: string, keys: readonly string[]): Promise<void> {
  await recountTwins(tx, accountId, await holdersOf(tx, accountId, keys));
}

/**
 * Declares two invoices no duplicates of each other, until that is taken back. False if that was known. Requires
 * lockFacts(tx).
 */
export async function dismissDuplicate(tx: Tx, pair: InvoicePair, now: number): Promise<boolean> {
  if (!(await insertDismissal(tx, pair, now))) return false;
  await recountTwins(tx, pair.accountId, pair.ids);
  return true;
}

/** Takes that back: they are compared again. False if nobody had said so. Requires lockFacts(tx). */
export async function restoreDuplicate(tx: Tx, pair: InvoicePair): Promise<boolean> {
  if (!(await deleteDismissal(tx, pair))) return false;
  await recountTwins(tx, pair.accountId, pair.ids);
  return true;
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
  await replaceWords(tx, document, [...words, ...amounts, ...extractionTokens(summary)]);
  await replaceKeys(tx, document, keys);
}

/** A failed invoice needs review, like one with low confidence. */
export async function storeFailureFacts(tx: Tx, invoiceId: string): Promise<void> {
  await tx
    .updateTable("invoice_facts")
    .set({ doubtful: 1, needs_look: 1 })
    .where("invoice_id", "=", invoiceId)
    .execute();
}

/** Stores who reviewed an invoice; undefined opens it again. */
export async function storeReviewFacts(
  tx: Tx,
  invoiceId: string,
  review: Readonly<{ who: string; at: number }> | undefined,
): Promise<void> {
  const unreviewed = sql<number>`case when doubtful = 1 or duplicates > 0 then 1 else 0 end`;
  await tx
    .updateTable("invoice_facts")
    .set({ reviewed_by: review?.who ?? null, reviewed_at: review?.at ?? null, needs_look: review ? 0 : unreviewed })
    .where("invoice_id", "=", invoiceId)
    .execute();
}

/** Judges a stored reading again, after the account's settings changed. */
export async function judgeAgain(tx: Tx, invoiceId: string, data: Partial<ExtractedData>, judging: ReviewCriteria) {
  const { confidence, band, sureFields, readFields, doubtful } = summarise(data, judging);
  await tx
    .updateTable("invoice_facts")
    .set({ confidence, band, sure_fields: sureFields, read_fields: readFields, doubtful: doubtful ? 1 : 0 })
    .set({ needs_look: doubtful ? 1 : sql<number>`case when duplicates > 0 then 1 else 0 end` })
    .where("invoice_id", "=", invoiceId)
    .where("reviewed_at", "is", null)
    .execute();
}

/** Resets the facts to those after the upload. */
export async function resetFacts(tx: Tx, document: UploadedDocument): Promise<void> {
  const { accountId, invoiceId } = document;
  const keys = duplicateKeys(document.contentSha256);
  await lockFacts(tx, { accountId, invoiceIds: [invoiceId], keys });
  const { duplicates: _known, ...unread } = emptyFacts;
  await tx.updateTable("invoice_facts").set(unread).where("invoice_id", "=", invoiceId).execute();
  await replaceWords(tx, document, searchWords([document.filename]));
  await replaceKeys(tx, document, keys);
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
  return name === null ? null : plain(name).slice(0, 60).toWellFormed();
}

const wordRows = ({ accountId, invoiceId }: UploadedDocument, words: readonly string[]) =>
  words.map((word) => ({ account_id: accountId, word, invoice_id: invoiceId }));
const keyRows = ({ accountId, invoiceId }: UploadedDocument, keys: readonly string[]) =>
  keys.map((key) => ({ account_id: accountId, key, invoice_id: invoiceId }));

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
            and (excluded.doubtful = 1 or invoice_facts.duplicates > 0) then 1 else 0 end`,
        })),
      ),
);

const insertEmptyFacts = cachedStatement<{ invoice_id: string; account_id: string }, unknown>(
  ["invoice_id", "account_id"],
  (db, rows) => db.insertInto("invoice_facts").values(rows.map((row) => ({ ...row, ...emptyFacts }))),
);

const insertKeys = cachedStatement<Tables["duplicate_keys"], unknown>(["account_id", "key", "invoice_id"], (db, rows) =>
  db
    .insertInto("duplicate_keys")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing()),
);

/** Matches no document. */
const noWord = "";

const deleteOtherWords = cachedStatement<Tables["invoice_words"], { word: string }>(
  ["account_id", "word", "invoice_id"],
  (db, rows) =>
    db
      .deleteFrom("invoice_words")
      .where("invoice_id", "=", rows[0]!.invoice_id)
      .where("word", "not like", "own:%")
      .where(
        "word",
        "not in",
        rows.map((row) => row.word),
      )
      .returning("word"),
  { repeatable: true },
);

/** Writes only differences: at the end of an extraction the terms of the upload exist already. */
async function replaceWords(tx: Tx, document: UploadedDocument, words: readonly string[]): Promise<void> {
  const rows = wordRows(document, words);
  const gone = await deleteOtherWords(tx, rows.length > 0 ? rows : wordRows(document, [noWord]));
  await insertWords(tx, rows);
  await insertSuffixes(tx, document.accountId, words);
  await noteUnusedWords(
    tx,
    document.accountId,
    gone.map((row) => row.word),
  );
}

/** Read before an invoice is deleted, for `noteUnusedWords` afterwards. */
export async function searchTermsOf(executor: Executor, invoiceId: string): Promise<string[]> {
  const rows = await executor.selectFrom("invoice_words").select("word").where("invoice_id", "=", invoiceId).execute();
  return rows.map((row) => row.word);
}

async function replaceKeys(tx: Tx, document: UploadedDocument, keys: readonly string[]): Promise<void> {
  const { accountId, invoiceId } = document;
  const stale = await deleteOtherKeys(tx, keyRows(document, keys));
  const lost = await holdersOf(
    tx,
    accountId,
    stale.map((row) => row.key),
  );
  await insertKeys(tx, keyRows(document, keys));
  const touched = new Set([...lost, ...(await holdersOf(tx, accountId, keys)), invoiceId]);
  if (touched.size > 1) await recountTwins(tx, accountId, [...touched]);
}

const deleteOtherKeys = cachedStatement<Tables["duplicate_keys"], { key: string }>(
  ["account_id", "key", "invoice_id"],
  (db, rows) =>
    db
      .deleteFrom("duplicate_keys")
      .where("invoice_id", "=", rows[0]!.invoice_id)
      .where(
        "key",
        "not in",
        rows.map((row) => row.key),
      )
      .returning("key"),
);

/** Limits the work per upload for vendors with very many equal invoices. */
const maxDuplicates = 50;

/** Invoices with one of these keys, from the key index: a join would scan the account. */
async function holdersOf(tx: Tx, accountId: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await findHolders(
    tx,
    keys.map((key) => ({ accountId, key })),
  );
  return [...new Set(rows.map((row) => row.invoice_id))];
}

const findHolders = cachedStatement<{ accountId: string; key: string }, { invoice_id: string }>(
  ["accountId", "key"],
  (db, rows) =>
    db
      .selectFrom("duplicate_keys")
      .select("invoice_id")
      .where("account_id", "=", rows[0]!.accountId)
      .where(
        "key",
        "in",
        rows.map((row) => row.key),
      )
      .limit(maxDuplicates + rows.length),
);

/** The newest invoices that share a duplicate key, with the shared keys. */
export async function findDuplicates(
  executor: Executor,
  accountId: string,
  invoiceId: string,
): Promise<{ invoice_id: string; key: string }[]> {
  const found = await Promise.all(
    (await duplicateKeysOf(executor, accountId, invoiceId)).map((key) =>
      executor
        .selectFrom("duplicate_keys")
        .select(["invoice_id", "key"])
        .where("account_id", "=", accountId)
        .where("key", "=", key)
        .where("invoice_id", "!=", invoiceId)
        .where(isUndecided(sql.ref("duplicate_keys.invoice_id"), sql.val(invoiceId)))
        .orderBy("invoice_id", "desc")
        .limit(maxDuplicates)
        .execute(),
    ),
  );
  return found.flat();
}

/** In order. The recount then sees the keys of transactions that counted the same invoices before. */
async function lockTwins(tx: Tx, invoiceIds: readonly string[]): Promise<void> {
  if (!isPostgres(tx)) return;
  const rows = tx.selectFrom("invoice_facts").select("invoice_id").where("invoice_id", "in", invoiceIds);
  await rows.orderBy("invoice_id").forUpdate().execute();
}

async function recountTwins(tx: Tx, accountId: string, invoiceIds: readonly string[]): Promise<void> {
  if (invoiceIds.length === 0) return;
  await lockTwins(tx, invoiceIds);
  // SQLite keeps the order of a cross join: from the invoice's few keys to the other invoices.
  const some = sql<number>`(
    select count(distinct twin) from (
      select other.invoice_id as twin
      from duplicate_keys as own
      cross join duplicate_keys as other
      where own.invoice_id = invoice_facts.invoice_id and own.account_id = ${accountId}
        and other.account_id = own.account_id and other.key = own.key
        and other.invoice_id <> own.invoice_id and ${isUndecided(sql.ref("own.invoice_id"), sql.ref("other.invoice_id"))}
      limit ${sql.lit(maxDuplicates)}
    ) as duplicates
  )`;
  await tx
    .updateTable("invoice_facts")
    .set({ duplicates: some })
    .where("invoice_id", "in", invoiceIds)
    .where("account_id", "=", accountId)
    .execute();
  await tx
    .updateTable("invoice_facts")
    .set({ needs_look: sql<number>`case when doubtful = 1 or duplicates > 0 then 1 else 0 end` })
    .where("invoice_id", "in", invoiceIds)
    .where("account_id", "=", accountId)
    .where("reviewed_at", "is", null)
    // Null while the invoice is not read, or restored from an older trash entry: `needs_look` then stays as stored.
    .where("doubtful", "is not", null)
    .execute();
}

/** Notes that the values of an invoice changed, if an export holds it. */
export async function noteChangeSinceExport(tx: Tx, invoiceId: string): Promise<void> {
  await tx
    .updateTable("invoice_facts")
    .set({ changed_since_export: 1 })
    .where("invoice_id", "=", invoiceId)
    .where("exported_at", "is not", null)
    .execute();
}

/** Notes since when an invoice is in an export that was not undone; null where it is in none. */
export async function setExported(
  tx: Tx,
  document: Readonly<{ accountId: string; invoiceId: string }>,
  exportedAt: number | null,
): Promise<void> {
  await tx
    .updateTable("invoice_facts")
    .set({ exported_at: exportedAt, changed_since_export: 0 })
    .where("invoice_id", "=", document.invoiceId)
    .where("account_id", "=", document.accountId)
    .execute();
  await setExportedToken(tx, document, exportedAt !== null);
}
