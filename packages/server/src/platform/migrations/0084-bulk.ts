import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Bulks: thousands of files in one request, with the state of each. */
export const bulk: Migration = {
  name: "0084-bulk",
  async up(tx, { id, bigint }) {
    await sql`create table bulks (
      id ${id} primary key,
      account_id ${id} not null references accounts (id),
      version text not null,
      source text not null,
      status text not null,
      blob_key text,
      content_sha256 text,
      size ${bigint} not null,
      webhook_url text,
      line_items integer not null,
      metadata text,
      files integer not null,
      created_at ${bigint} not null,
      worked_at ${bigint} not null,
      completed_at ${bigint},
      lease_token text,
      lease_until ${bigint} not null
    )`.execute(tx);
    await sql`create index bulks_account on bulks (account_id)`.execute(tx);
    await sql`create index bulks_open on bulks (worked_at) where status = 'processing'`.execute(tx);
    await sql`create index bulks_archive on bulks (blob_key) where blob_key is not null`.execute(tx);
    await sql`create table bulk_files (
      bulk_id ${id} not null references bulks (id) on delete cascade,
      position integer not null,
      account_id ${id} not null,
      name text not null,
      place text not null,
      state text not null,
      invoice_id ${id},
      error_code text,
      error_message text,
      tries integer not null,
      not_before ${bigint} not null,
      primary key (bulk_id, position)
    )`.execute(tx);
    await sql`create index bulk_files_waiting on bulk_files (bulk_id, position) where state = 'waiting'`.execute(tx);
    // Counting the queued invoices of a bulk or batch happens at the end of each of them.
    await sql`create index invoices_batch_waiting on invoices (batch_id)
      where batch_id is not null and status = 'processing'`.execute(tx);
  },
};
