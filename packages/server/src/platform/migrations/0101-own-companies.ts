import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** The account's own companies as JSON, and whether one of them buys or sells on an invoice. */
export const ownCompanies: Migration = {
  name: "0101-own-companies",
  async up(tx) {
    await sql`alter table accounts add column companies text`.execute(tx);
    await sql`alter table invoices add column direction text`.execute(tx);
    // Keys with every scope of before also get the new one.
    await sql`update api_keys set scopes = scopes || ' account:write'
      where scopes = 'invoices:read invoices:write webhooks:read webhooks:write exports:read exports:write'`.execute(
      tx,
    );
  },
};
