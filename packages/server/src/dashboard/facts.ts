import type { ExtractedData } from "@inkvoice/contract";
import { sql } from "kysely";
import type { Executor, Tx } from "../database.ts";
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

/** In the transaction that accepts an upload: the same file twice is known at once. */
export async function rememberUpload(tx: Tx, document: UploadedDocument): Promise<void> {
  const { accountId, invoiceId } = document;
  await tx
    .insertInto("invoice_facts")
    .values({ invoice_id: invoiceId, account_id: accountId, ...emptyFacts })
    .execute();
  await replaceWords(tx, document, [document.filename]);
  await replaceKeys(tx, document, duplicateKeys(document.contentSha256));
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

async function replaceWords(
  tx: Tx,
  { accountId, invoiceId }: UploadedDocument,
  texts: readonly (string | undefined)[],
): Promise<void> {
  const words = searchWords(texts);
  await tx.deleteFrom("invoice_words").where("invoice_id", "=", invoiceId).execute();
  if (words.length === 0) return;
  await tx
    .insertInto("invoice_words")
    .values(words.map((word) => ({ account_id: accountId, word, invoice_id: invoiceId })))
    .execute();
}

async function replaceKeys(tx: Tx, { accountId, invoiceId }: UploadedDocument, keys: readonly string[]): Promise<void> {
  const before = await twinsOf(tx, accountId, invoiceId);
  await tx.deleteFrom("duplicate_keys").where("invoice_id", "=", invoiceId).execute();
  await tx
    .insertInto("duplicate_keys")
    .values(keys.map((key) => ({ account_id: accountId, key, invoice_id: invoiceId })))
    .execute();
  const after = await twinsOf(tx, accountId, invoiceId);
  const touched = new Set([...before, ...after].map((twin) => twin.invoice_id));
  if (touched.size === 0) return;
  for (const id of [invoiceId, ...touched]) await recountTwins(tx, accountId, id);
}

/** A vendor that sends the same amount on the same day a thousand times must not make each upload slow. */
const mostTwins = 50;

export async function twinsOf(
  executor: Executor,
  accountId: string,
  invoiceId: string,
): Promise<{ invoice_id: string; key: string }[]> {
  return executor
    .selectFrom("duplicate_keys as own")
    .innerJoin("duplicate_keys as other", (join) =>
      join.onRef("other.account_id", "=", "own.account_id").onRef("other.key", "=", "own.key"),
    )
    .select(["other.invoice_id", "other.key"])
    .where("own.invoice_id", "=", invoiceId)
    .where("own.account_id", "=", accountId)
    .where("other.invoice_id", "!=", invoiceId)
    .orderBy("other.invoice_id", "desc")
    .limit(mostTwins)
    .execute();
}

async function recountTwins(tx: Tx, accountId: string, invoiceId: string): Promise<void> {
  const twins = new Set((await twinsOf(tx, accountId, invoiceId)).map((twin) => twin.invoice_id));
  await tx
    .updateTable("invoice_facts")
    .set({ duplicates: twins.size })
    .where("invoice_id", "=", invoiceId)
    .where("account_id", "=", accountId)
    .execute();
}
