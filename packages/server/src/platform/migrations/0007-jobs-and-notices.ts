import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Jobs that an operator can pause, with the reason of retries; notices of automatic actions; detection of clock jumps.
 */
export const jobsAndNotices: Migration = {
  name: "0007-jobs-and-notices",
  async up(tx, { id, bigint }) {
    await sql`alter table invoices add column paused integer not null default 0`.execute(tx);
    await sql`alter table invoices add column setback_reason text`.execute(tx);
    await sql`create table paused_work (what text primary key, since ${bigint} not null, by_whom text not null)`.execute(
      tx,
    );
    await sql`create table notices (
      account_id ${id} not null references accounts (id),
      kind text not null,
      subject ${id} not null,
      url text not null,
      reason text not null,
      count ${bigint} not null,
      first_at ${bigint} not null,
      last_at ${bigint} not null,
      primary key (account_id, kind, subject)
    )`.execute(tx);
    await sql`create table clock_watch (one integer primary key check (one = 1), seen_at ${bigint} not null)`.execute(
      tx,
    );
  },
};
