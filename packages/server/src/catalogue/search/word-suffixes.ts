import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Tables, Tx } from "../../platform/db/schema.ts";

/**
 * Terms are also found by inner parts: "wind" finds Nordwind. Each term of an account is stored once with its suffixes,
 * which costs little per document. Requires lockCatalogue(tx), so that no document with a term is added while its
 * suffixes are deleted.
 */
const shortestPart = 3;
const mostParts = 24;
const longestNumberEnd = 6;
const letters = /^\p{L}{4,}$/u;
/** A number that people remember by its last digits; amounts are shorter. */
const longNumber = /^\d{7,}$/;

/** The suffixes of a term. Filter tokens and mixed terms, which hardly repeat, have none. */
export function suffixesOf(word: string): string[] {
  const signs = [...word];
  const endings = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => signs.slice(from + index).join(""));
  if (letters.test(word)) return endings(1, Math.min(signs.length - shortestPart, mostParts));
  if (longNumber.test(word)) return endings(signs.length - longestNumberEnd, longestNumberEnd - shortestPart + 1);
  return [];
}

export async function insertSuffixes(tx: Tx, accountId: string, words: readonly string[]): Promise<void> {
  const rows = words.flatMap((word) => suffixesOf(word).map((part) => ({ account_id: accountId, word, part })));
  if (rows.length > 0) await insertParts(tx, rows);
}

const insertParts = cachedStatement<Tables["word_parts"], unknown>(
  ["account_id", "word", "part"],
  (db, rows) =>
    db
      .insertInto("word_parts")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
  { repeatable: true },
);

/** Deletes the suffixes of terms that no document has any more. */
export async function deleteUnusedSuffixes(tx: Tx, accountId: string, words: readonly string[]): Promise<void> {
  const own = words.filter((word) => suffixesOf(word).length > 0);
  if (own.length === 0) return;
  await tx
    .deleteFrom("word_parts")
    .where("account_id", "=", accountId)
    .where("word", "in", own)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("invoice_words as w")
            .select("w.word")
            .whereRef("w.account_id", "=", "word_parts.account_id")
            .whereRef("w.word", "=", "word_parts.word"),
        ),
      ),
    )
    .execute();
}
