import { keptStatement } from "../../platform/db/cached-statement.ts";
import type { Tables, Tx } from "../../platform/db/schema.ts";

/*
 * Words are found from within as well: "wind" finds Nordwind. Each word of an account is kept once with its endings, however
 * many documents have it, so that this costs a document hardly anything. All of it happens behind the lock of the account's
 * counts: nobody adds a document with a word while its endings are removed.
 */
const shortestPart = 3;
const mostParts = 24;
const longestNumberEnd = 6;
const letters = /^\p{L}{4,}$/u;
/** A number that people know by its last digits; amounts are shorter. */
const longNumber = /^\d{7,}$/;

/** Where a word is found from, besides its beginning. Marks and mixed words, which hardly repeat, have none. */
export function partsOf(word: string): string[] {
  const signs = [...word];
  const endings = (from: number, count: number) =>
    Array.from({ length: count }, (_, index) => signs.slice(from + index).join(""));
  if (letters.test(word)) return endings(1, Math.min(signs.length - shortestPart, mostParts));
  if (longNumber.test(word)) return endings(signs.length - longestNumberEnd, longestNumberEnd - shortestPart + 1);
  return [];
}

export async function rememberParts(tx: Tx, accountId: string, words: readonly string[]): Promise<void> {
  const rows = words.flatMap((word) => partsOf(word).map((part) => ({ account_id: accountId, word, part })));
  if (rows.length > 0) await insertParts(tx, rows);
}

const insertParts = keptStatement<Tables["word_parts"], unknown>(
  ["account_id", "word", "part"],
  (db, rows) =>
    db
      .insertInto("word_parts")
      .values(rows)
      .onConflict((conflict) => conflict.doNothing()),
  { repeatable: true },
);

/** Of these words, forgets those that no document has any more. */
export async function forgetParts(tx: Tx, accountId: string, words: readonly string[]): Promise<void> {
  const own = words.filter((word) => partsOf(word).length > 0);
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
