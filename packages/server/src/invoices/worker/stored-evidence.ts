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

/** Belongs into the transaction that ends the extraction. */
export async function storeEvidence(
  tx: Tx,
  { account_id, id }: Readonly<{ account_id: string; id: string }>,
  evidence: Evidence | undefined,
): Promise<void> {
  if (!evidence || Object.keys(evidence).length === 0) return;
  await insertEvidence(tx, [{ invoice_id: id, account_id, data: JSON.stringify(evidence) }]);
}

const insertEvidence = cachedStatement<Tables["invoice_evidence"], unknown>(
  ["invoice_id", "account_id", "data"],
  (db, rows) => db.insertInto("invoice_evidence").values(rows),
);
