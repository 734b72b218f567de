import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Finds invoices that the analytics by invoice date do not include yet; `counted` is 2 for those that they do. */
export const analyticsByDate: Migration = {
  name: "0108-analytics-by-date",
  async up(tx) {
    await sql`drop index invoices_uncounted`.execute(tx);
    await sql`create index invoices_uncounted on invoices (id) where counted < 2 and status = 'completed'`.execute(tx);
  },
};
