import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Purchase orders, the keys by which invoices find them, and the invoices of each. */
export const orders: Migration = {
  name: "0112-orders",
  async up(tx, { id, bigint }) {
    await sql`create table orders (
      id ${id} primary key,
      account_id ${id} not null references accounts (id),
      number text not null,
      vendor_id ${id},
      vendor text,
      currency text not null,
      lines text not null,
      total text,
      status text not null,
      external_id text,
      created_at ${bigint} not null
    )`.execute(tx);
    await sql`create index orders_by_account on orders (account_id, id)`.execute(tx);
    await sql`create index orders_by_vendor on orders (vendor_id, id) where vendor_id is not null`.execute(tx);
    await sql`create unique index orders_by_external_id on orders (account_id, external_id)
      where external_id is not null`.execute(tx);
    await sql`create table order_keys (
      account_id ${id} not null,
      key text not null,
      order_id ${id} not null references orders (id),
      primary key (account_id, key, order_id)
    )`.execute(tx);
    await sql`create index order_keys_by_order on order_keys (order_id)`.execute(tx);
    // Without a reference to orders: an invoice may return from the trash after its order was deleted.
    await sql`create table order_invoices (
      order_id ${id} not null,
      invoice_id ${id} not null references invoices (id) on delete cascade,
      account_id ${id} not null,
      quantities text not null,
      amount text not null,
      linked_at ${bigint} not null,
      primary key (order_id, invoice_id)
    )`.execute(tx);
    await sql`create index order_invoices_by_invoice on order_invoices (invoice_id)`.execute(tx);
    await sql`alter table accounts add column order_tolerance text`.execute(tx);
    // Keys with every scope of before also get the new ones.
    await sql`update api_keys set scopes = scopes || ' orders:read orders:write'
      where scopes = 'invoices:read invoices:write webhooks:read webhooks:write exports:read exports:write account:write vendors:read vendors:write'`.execute(
      tx,
    );
  },
};
