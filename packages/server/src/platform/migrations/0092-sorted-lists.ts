import { sql } from "kysely";
import type { Migration } from "./migration.ts";

const tested = ["issue_date", "total_amount", "band", "needs_look", "duplicates"];

/**
 * The indexes of sorted lists include the filtered columns, so that rows that do not match are skipped without being
 * fetched. Invoices to review and possible duplicates have partial indexes in each order. These include their own
 * column; otherwise SQLite would prefer one of the indexes over all rows.
 */
export const sortedLists: Migration = {
  name: "0092-sorted-lists",
  async up(tx) {
    for (const [name, column] of [
      ["amount", "total_amount"],
      ["date", "issue_date"],
      ["vendor", "vendor_sort"],
    ] as const) {
      const index = sql.ref(`invoice_facts_${name}`);
      const carried = tested.filter((other) => other !== column).map((other) => sql.ref(other));
      await sql`drop index ${index}`.execute(tx);
      await sql`create index ${index} on invoice_facts
        (account_id, ${sql.ref(column)}, invoice_id, ${sql.join(carried)})`.execute(tx);
      await sql`create index ${sql.ref(`invoice_facts_${name}_look`)} on invoice_facts
        (account_id, ${sql.ref(column)}, invoice_id, needs_look) where needs_look = 1`.execute(tx);
      await sql`create index ${sql.ref(`invoice_facts_${name}_twins`)} on invoice_facts
        (account_id, ${sql.ref(column)}, invoice_id, duplicates) where duplicates > 0`.execute(tx);
    }
    await sql`drop index invoice_facts_look`.execute(tx);
    await sql`create index invoice_facts_look on invoice_facts (account_id, invoice_id, needs_look)
      where needs_look = 1`.execute(tx);
    await sql`drop index invoice_facts_twins`.execute(tx);
    await sql`create index invoice_facts_twins on invoice_facts (account_id, invoice_id, duplicates)
      where duplicates > 0`.execute(tx);
  },
};
