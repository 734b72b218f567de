import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Whether an invoice was approved when it was exported. Existing items count as approved, also those that an earlier
 * version writes beside this one: nothing is booked twice.
 */
export const approvedExportItems: Migration = {
  name: "0119-approved-export-items",
  async up(tx) {
    await sql`alter table export_items add column approved integer not null default 1`.execute(tx);
  },
};
