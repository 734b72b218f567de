import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Changes of an account's counters that are not added to them yet, so that transactions of one account need not wait
 * for each other at a counter's row. The counters stay as they are, so that a process of the previous version can keep
 * counting.
 */
export const counterChanges: Migration = {
  name: "0103-counter-changes",
  async up(tx, { id, bigint }) {
    const create = async (table: string, columns: ReturnType<typeof sql>) => {
      await sql`create table ${sql.table(table)} (
        id ${id} primary key,
        account_id ${id} not null,
        ${columns}
      )`.execute(tx);
      await sql`create index ${sql.ref(`${table}_account`)} on ${sql.table(table)} (account_id)`.execute(tx);
    };
    await create("invoice_count_changes", sql`day integer not null, status text not null, count ${bigint} not null`);
    await create("analytics_changes", sql`times integer not null, entry text not null`);
    await create(
      "usage_changes",
      sql`day ${bigint} not null,
        key_id ${id} not null,
        documents ${bigint} not null,
        pages ${bigint} not null,
        bytes ${bigint} not null`,
    );
    await create("unused_words", sql`word ${id} not null`);
  },
};
