import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Whether the values of an exported invoice have changed since; an index of invoices that are not exported. */
export const changedSinceExport: Migration = {
  name: "0107-changed-since-export",
  async up(tx) {
    await sql`alter table invoice_facts add column changed_since_export integer not null default 0`.execute(tx);
    await sql`create index invoice_facts_unexported on invoice_facts (account_id, invoice_id)
      where exported_at is null and reviewed_at is not null`.execute(tx);
  },
};
