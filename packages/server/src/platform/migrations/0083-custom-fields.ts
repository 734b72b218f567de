import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Custom fields of accounts, and their selection per upload. */
export const customFields: Migration = {
  name: "0083-custom-fields",
  async up(tx, { id, bigint }) {
    await sql`create table custom_fields (
      id ${id} primary key,
      account_id ${id} not null references accounts (id),
      name text not null,
      type text not null,
      captions text not null,
      pattern text,
      choices text,
      level text not null,
      vendors text,
      description text,
      created_at ${bigint} not null,
      unique (account_id, name)
    )`.execute(tx);
    await sql`alter table invoices add column fields text`.execute(tx);
  },
};
