import { type QueryExecutorProvider, sql } from "kysely";
import type { Dialect } from "../db/dialect.ts";
import type { Migration } from "./migration.ts";

/** Data of the caller (external id, metadata), and the review state of a record. */
async function record(tx: QueryExecutorProvider, { bigint }: Dialect): Promise<void> {
  await sql`alter table invoices add column external_id text`.execute(tx);
  await sql`alter table invoices add column metadata text`.execute(tx);
  await sql`alter table invoices add column revision integer not null default 1`.execute(tx);
  await sql`alter table invoices add column review text not null default 'open'`.execute(tx);
  await sql`alter table invoices add column review_reason text`.execute(tx);
  await sql`alter table invoices add column corrected text`.execute(tx);
  await sql`alter table invoices add column file_removed_at ${bigint}`.execute(tx);
  await sql`update invoices set review = 'approved' where exists (
    select 1 from invoice_facts as f where f.invoice_id = invoices.id and f.reviewed_at is not null)`.execute(tx);
}

/** Batches: several files of one upload, and the refused ones. */
async function batches(tx: QueryExecutorProvider, { id, bigint }: Dialect): Promise<void> {
  await sql`create table batches (
    id ${id} primary key,
    account_id ${id} not null references accounts (id),
    version text not null,
    webhook_url text,
    rejected text not null,
    created_at ${bigint} not null,
    completed_at ${bigint}
  )`.execute(tx);
  await sql`create index batches_account on batches (account_id)`.execute(tx);
  await sql`create index invoices_batch on invoices (batch_id) where batch_id is not null`.execute(tx);
  await sql`insert into batches (id, account_id, version, webhook_url, rejected, created_at, completed_at)
    select batch_id, account_id, min(version), min(webhook_url), '[]', min(created_at),
      case when max(case when status = 'processing' then 1 else 0 end) = 0 then max(ended_at) end
    from invoices where batch_id is not null group by batch_id, account_id`.execute(tx);
}

/** Paths of corrected values, as the record shows them. */
async function correctedPaths(tx: QueryExecutorProvider): Promise<void> {
  const { rows } = await sql<{ invoice_id: string; field: string }>`select invoice_id, field from corrections
    where withdrawn_at is null order by created_at, id`.execute(tx);
  for (const [invoiceId, fields] of Map.groupBy(rows, (row) => row.invoice_id)) {
    const paths = JSON.stringify([...new Set(fields.map(({ field }) => field))]);
    await sql`update invoices set corrected = ${paths} where id = ${invoiceId}`.execute(tx);
  }
}

/** One end per extraction instead of one per invoice, because a document can be read again. */
async function readings(tx: QueryExecutorProvider): Promise<void> {
  await sql`alter table invoices add column reading integer not null default 1`.execute(tx);
  await sql`alter table events add column reading integer not null default 1`.execute(tx);
  await sql`drop index events_one_ending`.execute(tx);
  await sql`create unique index events_one_ending on events (invoice_id, reading)
    where type in ('invoice.completed', 'invoice.failed')`.execute(tx);
}

async function retention(tx: QueryExecutorProvider): Promise<void> {
  await sql`alter table accounts add column retention_days integer`.execute(tx);
  await sql`alter table accounts add column retention_removes text not null default 'record'`.execute(tx);
}

export const callerData: Migration = {
  name: "0080-caller-data",
  async up(tx, dialect) {
    await record(tx, dialect);
    await batches(tx, dialect);
    await correctedPaths(tx);
    await readings(tx);
    await retention(tx);
    await sql`create table invoice_evidence (
      invoice_id ${dialect.id} primary key references invoices (id) on delete cascade,
      account_id ${dialect.id} not null,
      data text not null
    )`.execute(tx);
  },
};
