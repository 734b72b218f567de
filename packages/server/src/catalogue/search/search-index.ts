import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Tables, Tx } from "../../platform/db/schema.ts";

/** Adds search terms and filter tokens; existing ones are kept. */
export async function insertWords(tx: Tx, rows: readonly Tables["invoice_words"][]): Promise<void> {
  if (rows.length > 0) await insertNewWords(tx, rows);
}

const insertNewWords = cachedStatement<Tables["invoice_words"], unknown>(
  ["account_id", "word", "invoice_id"],
  (db, rows) =>
    db
      .insertInto("invoice_words")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
  { repeatable: true },
);
