import { newestEntries } from "../../audit/read-audit.ts";
import { countInvoices } from "../../catalogue/analytics/invoice-counts.ts";
import { invoiceListPage } from "../../catalogue/list/list-page.ts";
import type { Executor } from "../../platform/db/schema.ts";

/** Number of latest events to compare, because concurrent ones may become visible out of order. */
const lastEvents = 10;

async function newestEvents(executor: Executor, accountId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom("events")
    .select("id")
    .where("account_id", "=", accountId)
    .orderBy("sequence", "desc")
    .limit(lastEvents)
    .execute();
  return rows.map((row) => row.id).sort();
}

/**
 * A text that changes with every upload, extraction, correction, review or deletion of the account, and with every act
 * on record such as an export. A few index lookups, whatever the number of invoices.
 */
export async function accountState(executor: Executor, accountId: string): Promise<string> {
  const one = { cursor: undefined, limit: 1 };
  const [events, acts, processing, newest, look] = await Promise.all([
    newestEvents(executor, accountId),
    newestEntries(executor, accountId, lastEvents),
    countInvoices(executor, accountId, { status: "processing" }),
    invoiceListPage(executor, { accountId, filter: {} }, one),
    invoiceListPage(executor, { accountId, filter: { look: "true" } }, one),
  ]);
  const of = (page: typeof newest) => [page?.invoices[0]?.id, page?.count.value];
  return JSON.stringify([events, acts, processing, of(newest), of(look)]);
}
