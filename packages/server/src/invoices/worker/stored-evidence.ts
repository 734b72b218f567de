import type { Evidence } from "@inkvoice/contract";
import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Executor, Tables, Tx } from "../../platform/db/schema.ts";

/** Evidence per field; empty for invoices extracted before it was stored. */
export async function readEvidence(executor: Executor, invoiceId: string): Promise<Evidence> {
  const row = await executor
    .selectFrom("invoice_evidence")
    .select("data")
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirst();
  return row ? (JSON.parse(row.data) as Evidence) : {};
}

/** Text of all pages; null if it was not stored. */
export async function readPageText(executor: Executor, invoiceId: string): Promise<string | null> {
  const query = executor.selectFrom("invoice_evidence").select("page_text").where("invoice_id", "=", invoiceId);
  return (await query.executeTakeFirst())?.page_text ?? null;
}

/** Removes the page texts of all invoices from a file. Call it when the file is deleted. */
export async function removePageTexts(tx: Tx, accountId: string, blobKey: string): Promise<void> {
  const ofFile = tx.selectFrom("invoices").select("id").where("account_id", "=", accountId);
  await tx
    .updateTable("invoice_evidence")
    .set({ page_text: null })
    .where("invoice_id", "in", ofFile.where("blob_key", "=", blobKey))
    .execute();
}

export type PageEvidence = Readonly<{ evidence?: Evidence | undefined; text?: string | undefined }>;

/** Belongs into the transaction that ends the extraction. */
export async function storeEvidence(
  tx: Tx,
  { account_id, id }: Readonly<{ account_id: string; id: string }>,
  { evidence = {}, text }: PageEvidence,
): Promise<void> {
  if (Object.keys(evidence).length === 0 && !text) return;
  const page_text = text?.slice(0, longestPageText).toWellFormed() ?? null;
  await insertEvidence(tx, [{ invoice_id: id, account_id, data: JSON.stringify(evidence), page_text }]);
}

/** About twenty pages; rules look for words on the first ones. */
const longestPageText = 50_000;

const insertEvidence = cachedStatement<Tables["invoice_evidence"], unknown>(
  ["invoice_id", "account_id", "data", "page_text"],
  (db, rows) => db.insertInto("invoice_evidence").values(rows),
);
