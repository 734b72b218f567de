import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Several invoices per file: the split mode of the upload, and the part of the file that a record stands for. */
export const parts: Migration = {
  name: "0005-parts",
  async up(tx) {
    await sql`alter table invoices add column split text not null default 'auto'`.execute(tx);
    await sql`alter table invoices add column part_of text`.execute(tx);
    await sql`alter table invoices add column parts text`.execute(tx);
    // The invoices of one file share it.
    await sql`drop index invoices_blob`.execute(tx);
    await sql`create index invoices_blob on invoices (blob_key)`.execute(tx);
  },
};
