import { type CountFilter, insideBounds } from "../../catalogue/analytics/invoice-counts.ts";
import { type RowSource, rowColumns } from "../../catalogue/list/list-row.ts";
import type { Executor } from "../../platform/db/schema.ts";

export type Page = Readonly<{ limit: number; offset: number }>;

/** One page of an account's invoices, newest first. */
export async function listNewestInvoices(
  executor: Executor,
  accountId: string,
  filter: CountFilter,
  page: Page,
): Promise<RowSource[]> {
  let rows = executor
    .selectFrom("invoices")
    .select("id")
    .where("account_id", "=", accountId)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(page.limit)
    .offset(page.offset);
  const { first, last } = insideBounds(filter);
  if (filter.status) rows = rows.where("status", "=", filter.status);
  if (filter.after !== undefined) rows = rows.where("created_at", ">=", first);
  if (filter.before !== undefined) rows = rows.where("created_at", "<=", last);
  // Finds the page by the index alone and joins only its rows.
  return await executor
    .selectFrom(rows.as("page"))
    .innerJoin("invoices as i", "i.id", "page.id")
    .innerJoin("invoice_facts as f", "f.invoice_id", "i.id")
    .select(rowColumns)
    .orderBy("i.created_at", "desc")
    .orderBy("i.id", "desc")
    .execute();
}
