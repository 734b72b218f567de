import { type SqlBool, sql } from "kysely";
import { countedByUploadAndDate } from "../../catalogue/analytics/analytics-share.ts";
import { addByDate, updateAnalytics } from "../../catalogue/analytics/update-analytics.ts";
import { readStored } from "../record/stored-record.ts";
import type { InvoiceServices } from "../services.ts";

const chunk = 200;

/** Counts invoices that earlier versions completed without analytics, or without those by date. Safe to run in several processes at once. */
export async function backfillAnalytics(services: Pick<InvoiceServices, "db">): Promise<number> {
  let counted = 0;
  for (;;) {
    const rows = await services.db
      .selectFrom("invoices")
      .select(["id", "account_id", "counted"])
      // Literals, so that the partial index is used.
      .where(sql<SqlBool>`counted < 2 and status = 'completed'`)
      .orderBy("id")
      .limit(chunk)
      .execute();
    for (const row of rows) if (await countOne(services, row)) counted += 1;
    if (rows.length < chunk) return counted;
  }
}

type Uncounted = Readonly<{ id: string; account_id: string; counted: number }>;

function countOne({ db }: Pick<InvoiceServices, "db">, { id, account_id: accountId, counted }: Uncounted) {
  return db.transaction().execute(async (tx) => {
    const marked = await tx
      .updateTable("invoices")
      .set({ counted: countedByUploadAndDate })
      .where("id", "=", id)
      .where("counted", "=", counted)
      .where("status", "=", "completed")
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) return false;
    const stored = await readStored(tx, accountId, id);
    if (!stored?.data || stored.endedAt === null) return false;
    const { createdAt, endedAt, data, corrected } = stored;
    const after = { createdAt, endedAt, data, corrected };
    await (counted === 0 ? updateAnalytics(tx, accountId, { after }) : addByDate(tx, accountId, after));
    return true;
  });
}
