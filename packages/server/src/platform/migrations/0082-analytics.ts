import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Stored sums per day and month of upload, in total and per vendor. Existing invoices are added when the service
 * starts.
 */
export const analytics: Migration = {
  name: "0082-analytics",
  async up(tx, { id, bigint }) {
    await sql`create table analytics_groups (
      account_id ${id} not null,
      level text not null,
      period integer not null,
      vendor_key ${id} not null,
      currency text not null,
      bucket integer not null,
      vendor_name text,
      invoices ${bigint} not null,
      corrected ${bigint} not null,
      total ${bigint} not null,
      tax ${bigint} not null,
      primary key (account_id, level, period, vendor_key, currency, bucket)
    )`.execute(tx);
    await sql`create table analytics_fields (
      account_id ${id} not null,
      level text not null,
      period integer not null,
      field text not null,
      read ${bigint} not null,
      corrected ${bigint} not null,
      primary key (account_id, level, period, field)
    )`.execute(tx);
    await sql`create table analytics_taxes (
      account_id ${id} not null,
      level text not null,
      period integer not null,
      currency text not null,
      rate text not null,
      base ${bigint} not null,
      amount ${bigint} not null,
      primary key (account_id, level, period, currency, rate)
    )`.execute(tx);
    await sql`alter table invoices add column counted integer not null default 0`.execute(tx);
    await sql`create index invoices_uncounted on invoices (id) where counted = 0 and status = 'completed'`.execute(tx);
  },
};
