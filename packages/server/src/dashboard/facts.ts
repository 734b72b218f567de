import type { ExtractedData } from "@inkvoice/contract";
import { sql } from "kysely";
import type { Executor, Tables, Tx } from "../database.ts";
import { duplicateKeys, type Summary, searchWords, summarise } from "./summary.ts";

export type UploadedDocument = Readonly<{
  accountId: string;
  invoiceId: string;
  filename: string;
  contentSha256: string;
}>;
export type ReadDocument = UploadedDocument & Readonly<{ data: Partial<ExtractedData> }>;

const emptyFacts = {
  vendor_name: null,
  vendor_key: null,
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
  needs_look: 0,
  duplicates: 0,
  corrected: 0,
  reviewed_by: null,
  reviewed_at: null,
} as const;

/** In the transaction that accepts uploads: the same file twice is known at once. All of a batch take four statements. */
export async function rememberUploads(tx: Tx, documents: readonly UploadedDocument[]): Promise<void> {
  const [first] = documents;
  if (!first) return;
  await tx
    .insertInto("invoice_facts")
    .values(
      documents.map(({ accountId, invoiceId }) => ({ invoice_id: invoiceId, account_id: accountId, ...emptyFacts })),
    )
    .execute();
  await insertWords(
    tx,
    documents.flatMap((document) => wordRows(document, searchWords([document.filename]))),
  );
  await insertKeys(
    tx,
    documents.flatMap((document) => keyRows(document, duplicateKeys(document.contentSha256))),
  );
  const ids = documents.map((document) => document.invoiceId);
  const twins = await twinsOf(tx, first.accountId, ids);
  await recountTwins(tx, first.accountId, twins.length === 0 ? [] : [...ids, ...twins.map((twin) => twin.invoice_id)]);
}

/** Asked before a document is deleted, told to `releaseTwins` afterwards. */
export async function keysOf(tx: Tx, accountId: string, invoiceId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom("duplicate_keys")
    .select("key")
    .where("invoice_id", "=", invoiceId)
    .where("account_id", "=", accountId)
    .execute();
  return rows.map((row) => row.key);
}

/** Whatever looked like the document that had these keys no longer does. */
export async function releaseTwins(tx: Tx, accountId: string, keys: readonly string[]): Promise<void> {
  await recountTwins(tx, accountId, await holdersOf(tx, accountId, keys));
}

/** In the transaction that stores a reading or a correction: what the list shows can never disagree with the record. */
export async function recordFacts(tx: Tx, document: ReadDocument): Promise<void> {
  const { accountId, invoiceId, data } = document;
  const summary = summarise(data);
  const now = factsOf(summary);
  await tx
    .insertInto("invoice_facts")
    .values({
      invoice_id: invoiceId,
      account_id: accountId,
      ...emptyFacts,
      ...now,
      needs_look: summary.doubtful ? 1 : 0,
    })
    .onConflict((conflict) =>
      conflict.column("invoice_id").doUpdateSet({
        ...now,
        // Who has looked at an invoice is not asked again, whatever still does not add up.
        needs_look: sql<number>`case when invoice_facts.reviewed_at is null then ${summary.doubtful ? 1 : 0} else 0 end`,
      }),
    )
    .execute();
  await replaceWords(tx, document, [
    document.filename,
    data.vendor?.name,
    data.vendor?.tax_id,
    data.invoice_number,
    data.customer?.name,
    data.purchase_order,
  ]);
  await replaceKeys(tx, document, duplicateKeys(document.contentSha256, summary));
}

function factsOf(summary: Summary) {
  return {
    vendor_name: summary.vendorName,
    vendor_key: summary.vendorKey,
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

const wordRows = ({ accountId, invoiceId }: UploadedDocument, words: readonly string[]) =>
  words.map((word) => ({ account_id: accountId, word, invoice_id: invoiceId }));
const keyRows = ({ accountId, invoiceId }: UploadedDocument, keys: readonly string[]) =>
  keys.map((key) => ({ account_id: accountId, key, invoice_id: invoiceId }));

async function insertWords(tx: Tx, rows: readonly Tables["invoice_words"][]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto("invoice_words")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertKeys(tx: Tx, rows: readonly Tables["duplicate_keys"][]): Promise<void> {
  await tx
    .insertInto("duplicate_keys")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Only what changed is written: at the end of a reading the words and keys of the upload stand already. */
async function replaceWords(tx: Tx, document: UploadedDocument, texts: readonly (string | undefined)[]): Promise<void> {
  const words = searchWords(texts);
  let stale = tx.deleteFrom("invoice_words").where("invoice_id", "=", document.invoiceId);
  if (words.length > 0) stale = stale.where("word", "not in", words);
  await stale.execute();
  await insertWords(tx, wordRows(document, words));
}

async function replaceKeys(tx: Tx, document: UploadedDocument, keys: readonly string[]): Promise<void> {
  const { accountId, invoiceId } = document;
  const stale = await tx
    .deleteFrom("duplicate_keys")
    .where("invoice_id", "=", invoiceId)
    .where("key", "not in", keys)
    .returning("key")
    .execute();
  const lost = await holdersOf(
    tx,
    accountId,
    stale.map((row) => row.key),
  );
  await insertKeys(tx, keyRows(document, keys));
  const twins = await twinsOf(tx, accountId, [invoiceId]);
  const touched = [...lost, ...twins.map((twin) => twin.invoice_id)];
  await recountTwins(tx, accountId, touched.length === 0 ? [] : [invoiceId, ...touched]);
}

/** A vendor that sends the same amount on the same day a thousand times must not make each upload slow. */
const mostTwins = 50;

async function holdersOf(tx: Tx, accountId: string, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await tx
    .selectFrom("duplicate_keys")
    .select("invoice_id")
    .where("account_id", "=", accountId)
    .where("key", "in", keys)
    .orderBy("invoice_id", "desc")
    .limit(mostTwins)
    .execute();
  return rows.map((row) => row.invoice_id);
}

/** The newest documents that share a key with one of these. */
export async function twinsOf(
  executor: Executor,
  accountId: string,
  invoiceIds: readonly string[],
): Promise<{ invoice_id: string; key: string }[]> {
  return executor
    .selectFrom("duplicate_keys as own")
    .innerJoin("duplicate_keys as other", (join) =>
      join.onRef("other.account_id", "=", "own.account_id").onRef("other.key", "=", "own.key"),
    )
    .select(["other.invoice_id", "other.key"])
    .where("own.invoice_id", "in", invoiceIds)
    .where("own.account_id", "=", accountId)
    .whereRef("other.invoice_id", "!=", "own.invoice_id")
    .orderBy("other.invoice_id", "desc")
    .limit(mostTwins)
    .execute();
}

async function recountTwins(tx: Tx, accountId: string, invoiceIds: readonly string[]): Promise<void> {
  if (invoiceIds.length === 0) return;
  const some = sql<number>`(
    select count(distinct twin) from (
      select other.invoice_id as twin
      from duplicate_keys as own
      join duplicate_keys as other on other.account_id = own.account_id and other.key = own.key
      where own.invoice_id = invoice_facts.invoice_id and own.account_id = ${accountId}
        and other.invoice_id <> own.invoice_id
      limit ${sql.lit(mostTwins)}
    ) as twins
  )`;
  await tx
    .updateTable("invoice_facts")
    .set({ duplicates: some })
    .where("invoice_id", "in", [...new Set(invoiceIds)])
    .where("account_id", "=", accountId)
    .execute();
}
