import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Authenticator apps, passkeys and recovery codes; time of a session's last confirmation of identity. */
export const secondFactors: Migration = {
  name: "0073-second-factors",
  async up(tx, { id, bigint }) {
    await sql`create table second_factors (
      id ${id} primary key,
      user_id ${id} not null references users (id),
      kind text not null,
      name text not null,
      secret text not null,
      credential_id text,
      last_step ${bigint} not null,
      confirmed integer not null,
      created_at ${bigint} not null,
      last_used_at ${bigint}
    )`.execute(tx);
    await sql`create index second_factors_user on second_factors (user_id)`.execute(tx);
    await sql`create unique index second_factors_credential on second_factors (credential_id)`.execute(tx);
    await sql`create table recovery_codes (
      user_id ${id} not null references users (id),
      hash text not null,
      primary key (user_id, hash)
    )`.execute(tx);
    await sql`alter table sessions add column awaits_factor integer not null default 0`.execute(tx);
    await sql`alter table sessions add column confirmed_at ${bigint} not null default 0`.execute(tx);
    await sql`alter table sessions add column challenge text`.execute(tx);
  },
};
