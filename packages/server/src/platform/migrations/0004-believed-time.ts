import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The deletion clock, so that a system clock that jumps ahead deletes nothing. */
export const believedTime: Migration = {
  name: "0004-believed-time",
  async up(tx, { bigint }) {
    await sql`create table believed_time (
      one integer primary key check (one = 1),
      believed_at ${bigint} not null,
      clock_at ${bigint} not null
    )`.execute(tx);
    // One row, written to test whether the database is writable.
    await sql`create table write_probe (one integer primary key check (one = 1), written_at ${bigint} not null)`.execute(
      tx,
    );
  },
};
