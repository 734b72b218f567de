import { type QueryExecutorProvider, sql } from "kysely";
import type { Dialect } from "../db/dialect.ts";
import type { Migration } from "./migration.ts";

async function endpoints(tx: QueryExecutorProvider, { id, bigint }: Dialect): Promise<void> {
  await sql`create table webhook_endpoints (
    id ${id} primary key,
    account_id ${id} not null references accounts (id),
    url text not null,
    events text not null,
    description text,
    enabled integer not null,
    disabled_reason text,
    disabled_at ${bigint},
    failing_since ${bigint},
    created_at ${bigint} not null
  )`.execute(tx);
  await sql`create index webhook_endpoints_account on webhook_endpoints (account_id, id)`.execute(tx);
}

/**
 * The order in which events became visible. It differs from the order of ids: a transaction that began earlier may
 * commit later. SQLite has one writer, so a counter suffices; on PostgreSQL it is the id of the writing transaction,
 * and readers stop before the oldest open one.
 */
function sequenceColumn({ name }: Dialect) {
  return name === "sqlite"
    ? sql`sequence integer primary key autoincrement`
    : sql`sequence bigint not null default (pg_current_xact_id()::text)::bigint`;
}

async function events(tx: QueryExecutorProvider, dialect: Dialect): Promise<void> {
  const { id, bigint } = dialect;
  await sql`create table events (
    ${sequenceColumn(dialect)},
    id ${id} not null unique,
    account_id ${id} not null references accounts (id),
    invoice_id ${id},
    type text not null,
    body text,
    created_at ${bigint} not null
  )`.execute(tx);
  await sql`create index events_newest on events (account_id, id desc)`.execute(tx);
  await sql`create index events_in_order on events (account_id, sequence, id)`.execute(tx);
  await sql`create index events_of_invoice on events (invoice_id) where invoice_id is not null`.execute(tx);
  // At most one end per extraction reaches a receiver, whatever else goes wrong.
  await sql`create unique index events_one_ending on events (invoice_id)
    where type in ('invoice.completed', 'invoice.failed')`.execute(tx);
}

async function deliveries(tx: QueryExecutorProvider, { id, bigint }: Dialect): Promise<void> {
  await sql`create table deliveries (
    id ${id} primary key,
    account_id ${id} not null,
    event_id ${id} not null references events (id),
    endpoint_id ${id},
    receiver text not null,
    url text not null,
    host text not null,
    round integer not null,
    state text not null,
    attempts integer not null,
    due_at ${bigint} not null,
    lease_token text,
    last_status integer,
    created_at ${bigint} not null,
    ended_at ${bigint}
  )`.execute(tx);
  // Only pending deliveries in order of due time, so that later retries are never scanned.
  await sql`create index deliveries_due on deliveries (due_at, id) where state = 'pending'`.execute(tx);
  await sql`create unique index deliveries_of_event on deliveries (event_id, url, round)`.execute(tx);
  await sql`create index deliveries_newest on deliveries (account_id, id desc)`.execute(tx);
  await sql`create index deliveries_of_endpoint on deliveries (endpoint_id) where state = 'pending'`.execute(tx);
  await sql`create table delivery_attempts (
    delivery_id ${id} not null references deliveries (id),
    attempt integer not null,
    attempted_at ${bigint} not null,
    duration_ms integer not null,
    status integer,
    failure text,
    response text,
    primary key (delivery_id, attempt)
  )`.execute(tx);
}

/** Webhook endpoints, events, deliveries with their queue, attempts. */
export const webhooks: Migration = {
  name: "0002-webhooks",
  async up(tx, dialect) {
    await endpoints(tx, dialect);
    await events(tx, dialect);
    await deliveries(tx, dialect);
  },
};
