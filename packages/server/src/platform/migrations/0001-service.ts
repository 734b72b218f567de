import { type QueryExecutorProvider, sql } from "kysely";
import type { Dialect } from "../db/dialect.ts";
import type { Migration } from "./migration.ts";

async function access(tx: QueryExecutorProvider, { id, bigint }: Dialect): Promise<void> {
  await sql`create table accounts (
    id ${id} primary key,
    name text not null,
    plan text not null,
    api_access integer not null,
    webhook_secret text not null,
    previous_webhook_secret text,
    previous_secret_until ${bigint},
    default_webhook_url text,
    created_at ${bigint} not null
  )`.execute(tx);
  await sql`create table api_keys (
    id ${id} primary key,
    account_id ${id} not null references accounts (id),
    name text not null,
    hash text not null unique,
    hint text not null,
    scopes text not null,
    created_at ${bigint} not null,
    expires_at ${bigint},
    revoked_at ${bigint},
    last_used_at ${bigint}
  )`.execute(tx);
  await sql`create index api_keys_account on api_keys (account_id, created_at)`.execute(tx);
  await sql`create table service_secrets (name text primary key, value text not null)`.execute(tx);
}

async function invoices(tx: QueryExecutorProvider, { id, bigint, real }: Dialect): Promise<void> {
  await sql`create table invoices (
    id ${id} primary key,
    account_id ${id} not null references accounts (id),
    batch_id ${id},
    status text not null,
    version text not null,
    filename text not null,
    content_type text not null,
    content_sha256 text not null,
    size ${bigint} not null,
    page_count integer,
    blob_key text not null,
    webhook_url text,
    line_items integer not null,
    created_at ${bigint} not null,
    ended_at ${bigint},
    extracted_data text,
    total_amount ${real},
    currency text,
    error_code text,
    error_message text,
    reading_ms ${bigint},
    queue_tag ${bigint} not null,
    attempts integer not null,
    lease_token text,
    lease_until ${bigint} not null
  )`.execute(tx);
  await sql`create index invoices_newest on invoices (account_id, created_at desc, id desc)`.execute(tx);
  await sql`create index invoices_by_status on invoices (account_id, status, created_at desc, id desc)`.execute(tx);
  await sql`create index invoices_queue on invoices (queue_tag, id) where status = 'processing'`.execute(tx);
  await sql`create index invoices_own_queue on invoices (account_id, queue_tag) where status = 'processing'`.execute(
    tx,
  );
  await sql`create index invoices_ended on invoices (ended_at) where ended_at is not null`.execute(tx);
  await sql`create unique index invoices_blob on invoices (blob_key)`.execute(tx);
}

async function counters(tx: QueryExecutorProvider, { id, bigint }: Dialect): Promise<void> {
  await sql`create table invoice_counts (
    account_id ${id} not null,
    day integer not null,
    status text not null,
    count ${bigint} not null,
    primary key (account_id, day, status)
  )`.execute(tx);
  await sql`create table usage_days (
    account_id ${id} not null,
    day integer not null,
    documents ${bigint} not null,
    pages ${bigint} not null,
    primary key (account_id, day)
  )`.execute(tx);
}

async function requests(tx: QueryExecutorProvider, { id, bigint }: Dialect): Promise<void> {
  await sql`create table idempotency_keys (
    account_id ${id} not null,
    key text not null,
    fingerprint text not null,
    status integer not null,
    body text not null,
    created_at ${bigint} not null,
    primary key (account_id, key)
  )`.execute(tx);
  await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(tx);
  await sql`create table workers (id ${id} primary key, slots integer not null, seen_at ${bigint} not null)`.execute(
    tx,
  );
}

/** Accounts and keys, invoices with their queue, counters, idempotency, workers. */
export const service: Migration = {
  name: "0001-service",
  async up(tx, dialect) {
    await access(tx, dialect);
    await invoices(tx, dialect);
    await counters(tx, dialect);
    await requests(tx, dialect);
  },
};
