import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** A custom field may be one that is printed beside a party alone. */
export const nearAParty: Migration = {
  name: "0089-near-a-party",
  async up(tx) {
    await sql`alter table custom_fields add column near text`.execute(tx);
  },
};
