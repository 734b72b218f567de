import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The trash: deleted invoices as JSON of all their rows, until they are restored or permanently deleted. */
export const trash: Migration = {
  name: "0006-trash",
  async up(tx, { id, bigint, real }) {
    await sql`create table trashed_invoices (
      invoice_id ${id} primary key,
      account_id ${id} not null references accounts (id),
      filename text not null,
      vendor_name text,
      invoice_number text,
      total_amount ${real},
      currency text,
      blob_key text not null,
      content_sha256 text not null,
      content_type text not null,
      size ${bigint} not null,
      created_at ${bigint} not null,
      deleted_at ${bigint} not null,
      deleted_by text not null,
      kept text not null
    )`.execute(tx);
    await sql`create index trashed_invoices_account on trashed_invoices (account_id, deleted_at desc, invoice_id desc)`.execute(
      tx,
    );
    await sql`create index trashed_invoices_age on trashed_invoices (deleted_at)`.execute(tx);
    await sql`create index trashed_invoices_blob on trashed_invoices (blob_key)`.execute(tx);
  },
};
