import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Vendors, their bank accounts, and the keys by which invoices find them. */
export const vendors: Migration = {
  name: "0106-vendors",
  async up(tx, { id, bigint }) {
    await sql`create table vendors (
      id ${id} primary key,
      account_id ${id} not null references accounts (id),
      name text not null,
      sort_name text not null,
      search text not null,
      aliases text not null,
      tax_ids text not null,
      country text,
      address text,
      external_id text,
      defaults text not null,
      is_entered integer not null,
      created_at ${bigint} not null
    )`.execute(tx);
    await sql`create index vendors_by_name on vendors (account_id, sort_name, id)`.execute(tx);
    await sql`create unique index vendors_by_external_id on vendors (account_id, external_id)
      where external_id is not null`.execute(tx);
    await sql`create table vendor_bank_accounts (
      vendor_id ${id} not null references vendors (id),
      number text not null,
      account_id ${id} not null,
      is_iban integer not null,
      bic text,
      status text not null,
      first_seen_at ${bigint} not null,
      invoice_id ${id},
      primary key (vendor_id, number)
    )`.execute(tx);
    await sql`create index vendor_bank_accounts_seen on vendor_bank_accounts (account_id, vendor_id)
      where status = 'seen'`.execute(tx);
    await sql`create table vendor_keys (
      account_id ${id} not null,
      key text not null,
      vendor_id ${id} not null references vendors (id),
      primary key (account_id, key, vendor_id)
    )`.execute(tx);
    await sql`create index vendor_keys_by_vendor on vendor_keys (vendor_id)`.execute(tx);
    await sql`alter table invoices add column vendor_id ${id}`.execute(tx);
    await sql`alter table invoices add column vendor_match text`.execute(tx);
    await sql`create index invoices_by_vendor on invoices (vendor_id, created_at) where vendor_id is not null`.execute(
      tx,
    );
    await sql`alter table vendor_memories add column corrections integer not null default 1`.execute(tx);
    // Keys with every scope of before also get the new one.
    await sql`update api_keys set scopes = scopes || ' vendors:read vendors:write'
      where scopes = 'invoices:read invoices:write webhooks:read webhooks:write exports:read exports:write account:write'`.execute(
      tx,
    );
  },
};
