import { countInvoices } from "../../catalogue/analytics/invoice-counts.ts";
import { invoiceListPage } from "../../catalogue/list/list-page.ts";
import type { Executor } from "../../platform/db/schema.ts";

/** Two corrections may become visible in another order than they were numbered in; so far back the order is looked at. */
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
 * A text that is another one as soon as an upload, a reading, a correction, a review or a deletion has changed what the
 * account's pages show. A few looks into indexes, the same few with a million invoices.
 */
export async function accountState(executor: Executor, accountId: string): Promise<string> {
  const one = { cursor: undefined, limit: 1 };
  const [events, processing, newest, look] = await Promise.all([
    newestEvents(executor, accountId),
    countInvoices(executor, accountId, { status: "processing" }),
    invoiceListPage(executor, { accountId, filter: {} }, one),
    invoiceListPage(executor, { accountId, filter: { look: "true" } }, one),
  ]);
  const of = (page: typeof newest) => [page?.invoices[0]?.id, page?.count.value];
  return JSON.stringify([events, processing, of(newest), of(look)]);
}
