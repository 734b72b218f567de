import { randomUUID } from "node:crypto";
import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Fold } from "../../platform/db/fold-changes.ts";
import type { Tables, Tx } from "../../platform/db/schema.ts";
import { lockAllFacts } from "../lock-facts.ts";

/**
 * Terms are also found by inner parts: "wind" finds Nordwind. Each term of an account is stored once with its suffixes,
 * which costs little per document. A term that an invoice loses is noted, and a background step deletes its suffixes
 * unless another invoice has it: alone, so that no document gets the term meanwhile.
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

/**
 * Requires lockFacts(tx). In order: two transactions that insert the same new suffix wait for each other's commit, and
 * would deadlock otherwise.
 */
export async function insertSuffixes(tx: Tx, accountId: string, words: readonly string[]): Promise<void> {
  const ordered = [...words].sort();
  const rows = ordered.flatMap((word) => suffixesOf(word).map((part) => ({ account_id: accountId, word, part })));
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

/** Notes terms that an invoice has lost, in the transaction that takes them away. */
export async function noteUnusedWords(tx: Tx, accountId: string, words: readonly string[]): Promise<void> {
  const own = words.filter((word) => suffixesOf(word).length > 0);
  if (own.length === 0) return;
  const rows = own.map((word) => ({ id: randomUUID(), account_id: accountId, word }));
  await insertUnused(tx, rows);
}

const insertUnused = cachedStatement<Tables["unused_words"], unknown>(["id", "account_id", "word"], (db, rows) =>
  db.insertInto("unused_words").values(rows),
);

/** Deletes the suffixes of noted terms that no document has any more. */
export const unusedWordFold: Fold<"unused_words"> = {
  table: "unused_words",
  async add(tx, accountId, noted) {
    await lockAllFacts(tx, accountId);
    await tx
      .deleteFrom("word_parts")
      .where("account_id", "=", accountId)
      .where("word", "in", [...new Set(noted.map(({ word }) => word))])
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
  },
};
