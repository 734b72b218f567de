import { keptStatement } from "../../platform/db/cached-statement.ts";
import type { Tables, Tx } from "../../platform/db/schema.ts";

/** Adds words and marks that an invoice is found by; those it has already stay. */
export async function insertWords(tx: Tx, rows: readonly Tables["invoice_words"][]): Promise<void> {
  if (rows.length > 0) await insertNewWords(tx, rows);
}

const insertNewWords = keptStatement<Tables["invoice_words"], unknown>(
  ["account_id", "word", "invoice_id"],
  (db, rows) =>
    db
      .insertInto("invoice_words")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
  { repeatable: true },
);
