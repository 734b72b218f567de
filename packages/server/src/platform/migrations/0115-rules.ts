import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Rules of an account, the rules and approvals of each invoice, and the words of its pages. */
export const rules: Migration = {
  name: "0115-rules",
  async up(tx, { id, bigint }) {
    await sql`create table rules (
      id ${id} primary key,
      account_id ${id} not null references accounts (id),
      name text not null,
      enabled integer not null,
      position integer not null,
      conditions text not null,
      actions text not null,
      created_at ${bigint} not null
    )`.execute(tx);
    await sql`create index rules_by_account on rules (account_id, position)`.execute(tx);
    await sql`alter table invoices add column rules text`.execute(tx);
    await sql`alter table invoices add column rules_replaced text`.execute(tx);
    await sql`alter table invoices add column approvals text`.execute(tx);
    await sql`alter table invoice_evidence add column page_text text`.execute(tx);
    // Keys with every scope of before also get the new ones.
    await sql`update api_keys set scopes = scopes || ' rules:read rules:write'
      where scopes = 'invoices:read invoices:write webhooks:read webhooks:write exports:read exports:write account:write vendors:read vendors:write orders:read orders:write'`.execute(
      tx,
    );
  },
};
