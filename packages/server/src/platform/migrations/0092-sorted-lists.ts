import { sql } from "kysely";
import type { Migration } from "./migration.ts";

const tested = ["issue_date", "total_amount", "band", "needs_look", "duplicates"];

/**
 * The indexes in whose order lists are gone through carry what lists are filtered by: what does not match is passed
 * without a look at its row. What needs a look and what looks like another is a list of its own, in each order. The two
 * that hold a part of the rows carry their own column, or SQLite would rather go through one of those.
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
