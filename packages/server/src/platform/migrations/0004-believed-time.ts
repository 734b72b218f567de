import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Up to when time is known to have passed, so that a clock that jumps deletes nothing. */
export const believedTime: Migration = {
  name: "0004-believed-time",
  async up(tx, { bigint }) {
    await sql`create table believed_time (
      one integer primary key check (one = 1),
      believed_at ${bigint} not null,
      clock_at ${bigint} not null
    )`.execute(tx);
    // Written to find out whether the database can be written to.
    await sql`create table write_probe (one integer primary key check (one = 1), written_at ${bigint} not null)`.execute(
      tx,
    );
  },
};
