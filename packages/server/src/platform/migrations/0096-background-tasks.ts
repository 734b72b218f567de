import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Periodic tasks that one process runs at a time, each with a lease and the position where the next run continues. */
export const backgroundTasks: Migration = {
  name: "0096-background-tasks",
  async up(tx, { bigint }) {
    await sql`create table background_tasks (
      name text primary key,
      lease_until ${bigint} not null,
      place text not null
    )`.execute(tx);
  },
};
