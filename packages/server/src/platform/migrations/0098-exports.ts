import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Exports with a copy of each invoice at that moment, so that the same file can be downloaded again. */
export const exportRecords: Migration = {
  name: "0098-exports",
  async up(tx, { id, bigint }) {
    await sql`create table exports (
      id ${id} primary key,
      account_id ${id} not null references accounts (id),
      format text not null,
      include text not null,
      filter text not null,
      settings text not null,
      columns text not null,
      counts text not null,
      created_at ${bigint} not null,
      created_by text not null,
      undone_at ${bigint},
      undone_by text
    )`.execute(tx);
    await sql`create index exports_by_account on exports (account_id, id)`.execute(tx);
    await sql`create table export_items (
      export_id ${id} not null references exports (id),
      position integer not null,
      account_id ${id} not null,
      invoice_id ${id} not null,
      snapshot text not null,
      primary key (export_id, position)
    )`.execute(tx);
    await sql`create index export_items_by_invoice on export_items (account_id, invoice_id)`.execute(tx);
    await sql`alter table invoice_facts add column exported_at ${bigint}`.execute(tx);
    // Keys with every scope of before also get the new one.
    await sql`update api_keys set scopes = scopes || ' exports:read exports:write'
      where scopes = 'invoices:read invoices:write webhooks:read webhooks:write'`.execute(tx);
  },
};
