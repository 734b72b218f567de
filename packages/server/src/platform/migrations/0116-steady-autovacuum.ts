import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Tables that grow with documents and whose rows are removed by age or with their invoice. */
const tables = [
  ...["events", "deliveries", "delivery_attempts", "audit_log", "key_requests"],
  ...["invoices", "invoice_facts", "invoice_words", "word_parts"],
];

/**
 * Vacuums after every fiftieth row that was removed instead of every fifth: in large tables the default lets millions
 * of dead rows gather, so that the tables grow and each vacuum takes long.
 */
export const steadyAutovacuum: Migration = {
  name: "0116-steady-autovacuum",
  async up(tx, { name }) {
    if (name === "sqlite") return;
    for (const table of tables)
      await sql`alter table ${sql.table(table)}
        set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02)`.execute(tx);
  },
};
