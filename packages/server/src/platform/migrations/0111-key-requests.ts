import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The request log of API keys, newest first per key. */
export const keyRequests: Migration = {
  name: "0111-key-requests",
  async up(tx, { id, bigint }) {
    await sql`create table key_requests (
      id ${id} primary key,
      account_id ${id} not null,
      key_id ${id} not null,
      at ${bigint} not null,
      method text not null,
      path text not null,
      status integer not null,
      duration_ms ${bigint} not null,
      request_id text not null
    )`.execute(tx);
    await sql`create index key_requests_by_key on key_requests (key_id, id)`.execute(tx);
    await sql`create index key_requests_by_account on key_requests (account_id)`.execute(tx);
    await sql`create index key_requests_by_age on key_requests (at)`.execute(tx);
  },
};
