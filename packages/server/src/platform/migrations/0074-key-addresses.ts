import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** CIDRs from which a key may be used, separated by spaces; null for any. */
export const keyAddresses: Migration = {
  name: "0074-key-addresses",
  async up(tx) {
    await sql`alter table api_keys add column addresses text`.execute(tx);
  },
};
