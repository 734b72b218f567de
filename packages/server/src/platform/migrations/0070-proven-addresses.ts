import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/**
 * Only a proven address identifies a sign-in; existing addresses count as proven. Links and keys store who created
 * them.
 */
export const provenAddresses: Migration = {
  name: "0070-proven-addresses",
  async up(tx, { id }) {
    await sql`alter table users rename column email to handle`.execute(tx);
    await sql`alter table users add column email text not null default ''`.execute(tx);
    await sql`update users set email = handle`.execute(tx);
    await sql`create index users_email on users (email)`.execute(tx);
    await sql`alter table access_links add column created_by ${id}`.execute(tx);
    await sql`alter table access_links add column proves_address integer not null default 0`.execute(tx);
    await sql`alter table api_keys add column created_by ${id}`.execute(tx);
  },
};
