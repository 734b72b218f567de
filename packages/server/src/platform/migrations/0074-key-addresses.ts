import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** From where a key may be used: CIDRs, separated by spaces; null is anywhere. */
export const keyAddresses: Migration = {
  name: "0074-key-addresses",
  async up(tx) {
    await sql`alter table api_keys add column addresses text`.execute(tx);
  },
};
