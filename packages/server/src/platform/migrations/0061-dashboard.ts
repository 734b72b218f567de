import { type QueryExecutorProvider, sql } from "kysely";
import type { Dialect } from "../db/dialect.ts";
import type { Migration } from "./migration.ts";

async function facts(tx: QueryExecutorProvider, { id, bigint, real }: Dialect): Promise<void> {
  await sql`create table invoice_facts (
    invoice_id ${id} primary key references invoices (id) on delete cascade,
    account_id ${id} not null,
    vendor_name text,
    vendor_key text,
    invoice_number text,
    issue_date text,
    due_date text,
    document_type text,
    total_amount ${real},
    confidence ${real},
    band text,
    sure_fields integer not null,
    read_fields integer not null,
    failed_checks integer not null,
    needs_look integer not null,
    duplicates integer not null,
    corrected integer not null,
    reviewed_by text,
    reviewed_at ${bigint}
  )`.execute(tx);
  await sql`create index invoice_facts_amount on invoice_facts (account_id, total_amount)`.execute(tx);
  await sql`create index invoice_facts_band on invoice_facts (account_id, band, invoice_id)`.execute(tx);
  await sql`create index invoice_facts_look on invoice_facts (account_id, invoice_id) where needs_look = 1`.execute(tx);
  await sql`create index invoice_facts_twins on invoice_facts (account_id, invoice_id) where duplicates > 0`.execute(
    tx,
  );
  for (const [table, column] of [
    ["invoice_words", "word"],
    ["duplicate_keys", "key"],
  ] as const) {
    await sql`create table ${sql.table(table)} (
      account_id ${id} not null,
      ${sql.ref(column)} ${id} not null,
      invoice_id ${id} not null references invoices (id) on delete cascade,
      primary key (account_id, ${sql.ref(column)}, invoice_id)
    )`.execute(tx);
    await sql`create index ${sql.ref(`${table}_invoice`)} on ${sql.table(table)} (invoice_id)`.execute(tx);
  }
}

async function corrections(tx: QueryExecutorProvider, { id, bigint }: Dialect): Promise<void> {
  await sql`create table invoice_readings (
    invoice_id ${id} primary key references invoices (id) on delete cascade,
    account_id ${id} not null,
    data text not null
  )`.execute(tx);
  await sql`create table corrections (
    id ${id} primary key,
    account_id ${id} not null,
    invoice_id ${id} not null references invoices (id) on delete cascade,
    field text not null,
    before text not null,
    after text not null,
    location text,
    user_id ${id} not null,
    user_name text not null,
    created_at ${bigint} not null,
    withdrawn_at ${bigint}
  )`.execute(tx);
  await sql`create index corrections_invoice on corrections (invoice_id, created_at)`.execute(tx);
  await sql`create table vendor_memories (
    id ${id} primary key,
    account_id ${id} not null references accounts (id),
    vendor_key text not null,
    vendor_name text not null,
    field text not null,
    kind text not null,
    value text,
    place text,
    used integer not null,
    user_name text not null,
    created_at ${bigint} not null,
    unique (account_id, vendor_key, field)
  )`.execute(tx);
}

/** Tables for fast lists and searches, corrections, and vendor memory. */
export const dashboard: Migration = {
  name: "0061-dashboard",
  async up(tx, dialect) {
    await facts(tx, dialect);
    await corrections(tx, dialect);
  },
};
