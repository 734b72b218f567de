import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Users, memberships, sessions, single-use links, and the count of failed sign-ins. */
export const people: Migration = {
  name: "0060-people",
  async up(tx, { id, bigint }) {
    await sql`create table users (
      id ${id} primary key,
      email text not null unique,
      name text not null,
      password_hash text not null,
      operator integer not null,
      created_at ${bigint} not null
    )`.execute(tx);
    await sql`create table memberships (
      user_id ${id} not null references users (id),
      account_id ${id} not null references accounts (id),
      role text not null,
      created_at ${bigint} not null,
      primary key (user_id, account_id)
    )`.execute(tx);
    await sql`create index memberships_account on memberships (account_id)`.execute(tx);
    await sql`create table sessions (
      id ${id} primary key,
      token_hash text not null unique,
      user_id ${id} not null references users (id),
      account_id ${id} not null references accounts (id),
      created_at ${bigint} not null,
      last_seen_at ${bigint} not null,
      address text not null,
      user_agent text not null
    )`.execute(tx);
    await sql`create index sessions_user on sessions (user_id)`.execute(tx);
    await sql`create table access_links (
      id ${id} primary key,
      token_hash text not null unique,
      kind text not null,
      account_id ${id} not null references accounts (id),
      user_id ${id},
      email text,
      role text,
      created_at ${bigint} not null,
      expires_at ${bigint} not null,
      used_at ${bigint}
    )`.execute(tx);
    await sql`create index access_links_account on access_links (account_id, kind)`.execute(tx);
    await sql`create table installation_owner (one integer primary key check (one = 1), user_id ${id} not null)`.execute(
      tx,
    );
    await sql`create table sign_in_attempts (
      subject text primary key,
      failures integer not null,
      admitted integer not null,
      blocked_until ${bigint} not null,
      updated_at ${bigint} not null
    )`.execute(tx);
  },
};
