import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Review settings of an account, as JSON; null for the default. After a change, open invoices below
 * `review_recheck_below` still have to be checked by the new settings. A custom field can be required.
 */
export const reviewSettings: Migration = {
  name: "0102-review-settings",
  async up(tx, { id }) {
    await sql`alter table accounts add column review_settings text`.execute(tx);
    await sql`alter table accounts add column review_recheck_below ${id}`.execute(tx);
    await sql`alter table custom_fields add column required integer not null default 0`.execute(tx);
  },
};
