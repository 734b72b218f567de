import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Pairs of invoices that a person has declared no duplicates. A possible duplicate needs review, so doubts of the
 * extraction get their own column: null while the invoice is not read.
 */
export const dismissedDuplicates: Migration = {
  name: "0100-dismissed-duplicates",
  async up(tx, { id, bigint }) {
    await sql`create table dismissed_duplicates (
      account_id ${id} not null,
      invoice_id ${id} not null references invoices (id) on delete cascade,
      other_id ${id} not null,
      created_at ${bigint} not null,
      primary key (invoice_id, other_id)
    )`.execute(tx);
    await sql`create index dismissed_duplicates_other on dismissed_duplicates (other_id)`.execute(tx);
    await sql`alter table invoice_facts add column doubtful integer`.execute(tx);
    await sql`update invoice_facts set doubtful = needs_look
      where exists (select 1 from invoices where invoices.id = invoice_facts.invoice_id and status <> 'processing')`.execute(
      tx,
    );
    await sql`update invoice_facts set needs_look = 1
      where duplicates > 0 and doubtful = 0 and reviewed_at is null`.execute(tx);
  },
};
