import { type QueryExecutorProvider, sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Indexes for filters by total: the index of totals includes the id, and the index of each confidence band includes the
 * total, so that neither needs the rows.
 */
async function widenIndexes(tx: QueryExecutorProvider): Promise<void> {
  await sql`drop index invoice_facts_amount`.execute(tx);
  await sql`create index invoice_facts_amount on invoice_facts (account_id, total_amount, invoice_id)`.execute(tx);
  await sql`drop index invoice_facts_band`.execute(tx);
  await sql`create index invoice_facts_band on invoice_facts (account_id, band, invoice_id, total_amount)`.execute(tx);
}

/** Duplicate keys of total and date, independent of the vendor. Totals outside of the column's range have no key. */
async function remakeSumKeys(tx: QueryExecutorProvider): Promise<void> {
  await sql`delete from duplicate_keys where key like 'sum:%'`.execute(tx);
  await sql`insert into duplicate_keys (account_id, key, invoice_id)
    select account_id, 'sum:' || issue_date || ':' || cast(round(total_amount * 100) as bigint), invoice_id
    from invoice_facts
    where abs(total_amount) < 1e15 and issue_date is not null`.execute(tx);
  await sql`update invoice_facts set duplicates = (
    select count(distinct twin) from (
      select other.invoice_id as twin
      from duplicate_keys as own
      join duplicate_keys as other on other.account_id = own.account_id and other.key = own.key
      where own.invoice_id = invoice_facts.invoice_id and other.invoice_id <> own.invoice_id
      limit 50
    ) as twins
  )`.execute(tx);
}

export const dashboardLists: Migration = {
  name: "0062-dashboard-lists",
  async up(tx) {
    await widenIndexes(tx);
    await remakeSumKeys(tx);
  },
};
