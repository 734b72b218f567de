import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Uploads store their API key, and usage is counted per key and day; dashboard uploads have no key. */
export const usagePerKey: Migration = {
  name: "0093-usage-per-key",
  async up(tx, { id, bigint }) {
    await sql`alter table invoices add column key_id ${id}`.execute(tx);
    await sql`alter table bulks add column key_id ${id}`.execute(tx);
    await sql`create table key_usage_days (
      account_id ${id} not null references accounts (id),
      day ${bigint} not null,
      key_id ${id} not null,
      documents ${bigint} not null,
      pages ${bigint} not null,
      primary key (account_id, day, key_id)
    )`.execute(tx);
  },
};
