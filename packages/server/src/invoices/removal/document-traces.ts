import { redactAnswers } from "../../http/idempotency.ts";
import type { Tx } from "../../platform/db/schema.ts";
import type { InvoiceTarget } from "../lifecycle/transitions.ts";

/**
 * In the transaction that deletes an invoice for good: what else holds parts of the document. Answers that a repeated
 * request would get again are redacted, not removed, so that repeating an old upload does not bring the document back.
 */
export async function deleteDocumentTraces(tx: Tx, { accountId, invoiceId }: InvoiceTarget): Promise<void> {
  await redactAnswers(tx, accountId, invoiceId);
  await tx
    .deleteFrom("vendor_memories")
    .where("account_id", "=", accountId)
    .where("invoice_id", "=", invoiceId)
    .execute();
}
