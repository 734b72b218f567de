import { redactAnswers } from "../../http/idempotency.ts";
import type { Tx } from "../../platform/db/schema.ts";
import type { InvoiceToChange } from "../lifecycle/change-invoice.ts";

/**
 * Deletes copies of a document outside of its rows, in the transaction of its permanent deletion. Stored answers to
 * requests are redacted, not removed, so that a repeated old upload does not create the invoice again.
 */
export async function deleteDocumentTraces(tx: Tx, { accountId, invoiceId }: InvoiceToChange): Promise<void> {
  await redactAnswers(tx, accountId, invoiceId);
  await tx
    .deleteFrom("vendor_memories")
    .where("account_id", "=", accountId)
    .where("invoice_id", "=", invoiceId)
    .execute();
}
