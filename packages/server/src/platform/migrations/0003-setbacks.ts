import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Separate counters of failed attempts by cause, and a final end of the lease that renewals do not move. */
export const setbacks: Migration = {
  name: "0003-setbacks",
  async up(tx, { bigint }) {
    for (const column of ["interruptions", "postponements", "damaged_reads", "lease_end"])
      await sql`alter table invoices add column ${sql.ref(column)} ${bigint} not null default 0`.execute(tx);
    // A claim used to count as an attempt; a document being read keeps only its failed ones.
    await sql`update invoices set attempts = attempts - 1
      where status = 'processing' and lease_token is not null and attempts > 0`.execute(tx);
  },
};
