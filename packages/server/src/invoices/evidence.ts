import type { Evidence } from "@inkvoice/contract";
import type { Executor, Tx } from "../platform/db/schema.ts";

/** What each field of a reading was read from; nothing where it was read before this was kept. */
export async function readEvidence(executor: Executor, invoiceId: string): Promise<Evidence> {
  const row = await executor
    .selectFrom("invoice_evidence")
    .select("data")
    .where("invoice_id", "=", invoiceId)
    .executeTakeFirst();
  return row ? (JSON.parse(row.data) as Evidence) : {};
}

/** In the transaction that ends the reading. */
export async function storeEvidence(
  tx: Tx,
  { account_id, id }: Readonly<{ account_id: string; id: string }>,
  evidence: Evidence | undefined,
): Promise<void> {
  if (!evidence || Object.keys(evidence).length === 0) return;
  const row = { invoice_id: id, account_id, data: JSON.stringify(evidence) };
  await tx.insertInto("invoice_evidence").values(row).execute();
}
