import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Whether an account requires a second factor of all members. */
export const requiredSecondFactor: Migration = {
  name: "0095-required-second-factor",
  async up(tx) {
    await sql`alter table accounts add column require_second_factor integer not null default 0`.execute(tx);
  },
};
