import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Custom fields that are searched only beside a party. */
export const nearAParty: Migration = {
  name: "0089-near-a-party",
  async up(tx) {
    await sql`alter table custom_fields add column near text`.execute(tx);
  },
};
