import { summarise } from "../../catalogue/summary.ts";
import { readStored } from "../../invoices/stored-record.ts";
import type { Database } from "../../platform/db/schema.ts";

type Target = Readonly<{ accountId: string; invoiceId: string }>;
export type Review = Readonly<{ who: string; at: number }>;

/** Notes who looked at an invoice, or that nobody has; false when the account has no such read invoice. */
export async function setReviewed(
  db: Database,
  { accountId, invoiceId }: Target,
  review: Review | undefined,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const stored = await readStored(tx, accountId, invoiceId);
    if (!stored?.data) return false;
    const doubtful = !review && summarise(stored.data).doubtful;
    await tx
      .updateTable("invoice_facts")
      .set({ reviewed_by: review?.who ?? null, reviewed_at: review?.at ?? null, needs_look: doubtful ? 1 : 0 })
      .where("invoice_id", "=", invoiceId)
      .where("account_id", "=", accountId)
      .execute();
    return true;
  });
}
