import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Invoiced sums of invoices that retention has removed, so that a second invoice of their order is still noticed. */
export const sharesOfRemovedInvoices: Migration = {
  name: "0118-shares-of-removed-invoices",
  async up(tx) {
    await sql`alter table orders add column removed_shares text`.execute(tx);
  },
};
