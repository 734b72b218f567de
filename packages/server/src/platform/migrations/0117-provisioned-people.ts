import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** People of an account that its identity provider manages by SCIM. */
export const provisionedPeople: Migration = {
  name: "0117-provisioned-people",
  async up(tx, { id, bigint }) {
    await sql`create table provisioned_people (
      account_id ${id} not null references accounts (id),
      id ${id} not null,
      user_name text not null,
      external_id text,
      role text not null,
      profile text not null,
      user_id ${id},
      created_at ${bigint} not null,
      changed_at ${bigint} not null,
      primary key (account_id, id)
    )`.execute(tx);
    await sql`create unique index provisioned_people_by_name on provisioned_people (account_id, user_name)`.execute(tx);
    await sql`create index provisioned_people_by_external_id on provisioned_people (account_id, external_id)`.execute(
      tx,
    );
    await sql`create index provisioned_people_by_user on provisioned_people (user_id)`.execute(tx);
  },
};
