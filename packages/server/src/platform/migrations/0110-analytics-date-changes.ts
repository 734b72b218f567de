import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Waiting changes of the analytics by invoice date, apart from those by upload: a process of a version before 0108 also
 * folds the latter, and would add a change of the sums by date to the sums by upload.
 */
export const analyticsDateChanges: Migration = {
  name: "0110-analytics-date-changes",
  async up(tx, { id }) {
    await sql`create table analytics_date_changes (
      id ${id} primary key,
      account_id ${id} not null,
      times integer not null,
      entry text not null
    )`.execute(tx);
    await sql`create index analytics_date_changes_account on analytics_date_changes (account_id)`.execute(tx);
  },
};
