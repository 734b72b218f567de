import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Review notes (comments, decisions) and assignees of invoices. */
export const reviewNotes: Migration = {
  name: "0087-review-notes",
  async up(tx, { id, bigint }) {
    await sql`create table review_notes (
      id ${id} primary key,
      account_id ${id} not null,
      invoice_id ${id} not null references invoices (id) on delete cascade,
      kind text not null,
      text text not null,
      user_id ${id},
      user_name text not null,
      created_at ${bigint} not null
    )`.execute(tx);
    await sql`create index review_notes_invoice on review_notes (invoice_id, created_at)`.execute(tx);
    await sql`alter table invoices add column assigned_to ${id}`.execute(tx);
    await sql`alter table invoices add column assigned_name text`.execute(tx);
    await sql`create index invoices_assigned on invoices (account_id, id) where assigned_to is not null`.execute(tx);
  },
};
