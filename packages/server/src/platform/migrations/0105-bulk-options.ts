import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Options of a bulk, and of its single files, as JSON; null where none were given. */
export const bulkOptions: Migration = {
  name: "0105-bulk-options",
  async up(tx) {
    await sql`alter table bulks add column options text`.execute(tx);
    await sql`alter table bulk_files add column options text`.execute(tx);
  },
};
