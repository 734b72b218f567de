import { cachedStatement } from "../../platform/db/cached-statement.ts";
import type { Executor, Tables, Tx } from "../../platform/db/schema.ts";
import { insertWords } from "./search-index.ts";
import { insertSuffixes, noteUnusedWords } from "./word-suffixes.ts";

/** An invoice of an account. */
type InvoiceRef = Readonly<{ accountId: string; invoiceId: string }>;

/**
 * Writes only differences: at the end of an extraction the terms of the upload exist already. Tokens that start with
 * `own:` are kept, except those with the prefix `replaced`.
 */
export async function replaceSearchTerms(
  tx: Tx,
  document: InvoiceRef,
  words: readonly string[],
  replaced?: string,
): Promise<void> {
  const rows = termRows(document, words);
  const kept = rows.length > 0 ? rows : termRows(document, [noWord]);
  const pattern = replaced === undefined ? noWord : `${replaced}%`;
  const gone = await deleteOtherWords(
    tx,
    kept.map((row) => ({ ...row, pattern })),
  );
  await insertWords(tx, rows);
  await insertSuffixes(tx, document.accountId, words);
  await noteUnusedWords(
    tx,
    document.accountId,
    gone.map((row) => row.word),
  );
}

/** Read before an invoice is deleted, for `noteUnusedWords` afterwards. */
export async function searchTermsOf(executor: Executor, invoiceId: string): Promise<string[]> {
  const rows = await executor.selectFrom("invoice_words").select("word").where("invoice_id", "=", invoiceId).execute();
  return rows.map((row) => row.word);
}

export const termRows = ({ accountId, invoiceId }: InvoiceRef, words: readonly string[]) =>
  words.map((word) => ({ account_id: accountId, word, invoice_id: invoiceId }));

/** Matches no document. */
const noWord = "";

const deleteOtherWords = cachedStatement<Tables["invoice_words"] & { pattern: string }, { word: string }>(
  ["account_id", "word", "invoice_id", "pattern"],
  (db, rows) =>
    db
      .deleteFrom("invoice_words")
      .where("invoice_id", "=", rows[0]!.invoice_id)
      .where((where) => where.or([where("word", "not like", "own:%"), where("word", "like", rows[0]!.pattern)]))
      .where(
        "word",
        "not in",
        rows.map((row) => row.word),
      )
      .returning("word"),
  { repeatable: true },
);
