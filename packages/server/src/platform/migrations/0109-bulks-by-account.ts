import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Open bulks are looked for one account at a time, so that one account's thousands cost the others nothing. */
export const bulksByAccount: Migration = {
  name: "0109-bulks-by-account",
  async up(tx) {
    await sql`create index bulks_open_by_account on bulks (account_id, worked_at) where status = 'processing'`.execute(
      tx,
    );
    await sql`drop index bulks_open`.execute(tx);
  },
};
