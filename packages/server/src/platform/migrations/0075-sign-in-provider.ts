import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Identities at a sign-in provider, sign-ins in progress there, and sessions that started with it. */
export const signInProvider: Migration = {
  name: "0075-sign-in-provider",
  async up(tx, { id, bigint }) {
    await sql`create table provider_identities (
      issuer text not null,
      subject text not null,
      user_id ${id} not null references users (id),
      created_at ${bigint} not null,
      primary key (issuer, subject)
    )`.execute(tx);
    await sql`create index provider_identities_user on provider_identities (user_id)`.execute(tx);
    await sql`create table provider_attempts (
      token_hash text primary key,
      purpose text not null,
      state text not null,
      nonce text not null,
      verifier text not null,
      session_id ${id},
      link_id ${id},
      next_path text not null,
      created_at ${bigint} not null
    )`.execute(tx);
    await sql`alter table sessions add column by_provider integer not null default 0`.execute(tx);
  },
};
