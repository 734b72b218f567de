import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * What an account checks before approval, as JSON; null for the default. After a change, the open invoices below
 * `review_recheck_below` are still to be checked again. A custom field can be required.
 */
export const reviewSettings: Migration = {
  name: "0102-review-settings",
  async up(tx, { id }) {
    await sql`alter table accounts add column review_settings text`.execute(tx);
    await sql`alter table accounts add column review_recheck_below ${id}`.execute(tx);
    await sql`alter table custom_fields add column required integer not null default 0`.execute(tx);
  },
};
