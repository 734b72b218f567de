import { updateAnalytics } from "../../catalogue/analytics/analytics-counters.ts";
import { readStored } from "../record/stored-record.ts";
import type { InvoiceServices } from "../services.ts";

const chunk = 200;

/** Counts invoices that were completed before analytics existed. Safe to run in several processes at once. */
export async function backfillAnalytics(services: Pick<InvoiceServices, "db">): Promise<number> {
  let counted = 0;
  for (;;) {
    const rows = await services.db
      .selectFrom("invoices")
      .select(["id", "account_id"])
      .where("counted", "=", 0)
      .where("status", "=", "completed")
      .orderBy("id")
      .limit(chunk)
      .execute();
    for (const { id, account_id: accountId } of rows) if (await countOne(services, accountId, id)) counted += 1;
    if (rows.length < chunk) return counted;
  }
}

function countOne({ db }: Pick<InvoiceServices, "db">, accountId: string, id: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const marked = await tx
      .updateTable("invoices")
      .set({ counted: 1 })
      .where("id", "=", id)
      .where("counted", "=", 0)
      .where("status", "=", "completed")
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) return false;
    const stored = await readStored(tx, accountId, id);
    if (!stored?.data || stored.endedAt === null) return false;
    const { createdAt, endedAt, data, corrected } = stored;
    await updateAnalytics(tx, accountId, { after: { createdAt, endedAt, data, corrected } });
    return true;
  });
}
