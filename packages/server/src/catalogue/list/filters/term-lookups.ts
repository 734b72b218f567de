import { type SqlBool, sql } from "kysely";
import { countOnceUpTo, type FilterLookup, type IdQuery, mergeByAge, perRow } from "./filter-lookup.ts";
import { afterPrefix, type TermSource, wordsBetween } from "./stored-terms.ts";
import { tokenLookup } from "./token-lookups.ts";

type WordQuestion = TermSource & Readonly<{ prefix: string }>;

/** Up to this many matching terms are each queried for their newest documents; beyond it rows are tested. */
const mostWords = 8;
/** Limit of suffixes examined: a term may have several that start alike. */
const mostEndings = 64;

/** Terms that contain the text after their start; undefined if there are too many to query one by one. */
async function wordsWithin({ executor, accountId, prefix }: WordQuestion): Promise<string[] | undefined> {
  const rows = await executor
    .selectFrom("word_parts")
    .select("word")
    .where("account_id", "=", accountId)
    .where("part", ">=", prefix)
    .where("part", "<", afterPrefix(prefix))
    .limit(mostEndings + 1)
    .execute();
  return rows.length > mostEndings ? undefined : rows.map((row) => row.word);
}

/** Terms that start with or contain the text. A few are queried separately; with many, each row is tested. */
export async function termLookup(question: WordQuestion): Promise<FilterLookup> {
  const [beginning, within] = await Promise.all([
    wordsBetween(question, question.prefix, afterPrefix(question.prefix), mostWords),
    wordsWithin(question),
  ]);
  const words = new Set([...beginning, ...(within ?? [])]);
  return within && words.size <= mostWords ? tokenLookup(question, [...words]) : manyTermsLookup(question);
}

function manyTermsLookup({ executor, accountId, prefix }: WordQuestion): FilterLookup {
  const end = afterPrefix(prefix);
  // SQLite keeps the order of a cross join: from the suffixes to the documents with their terms.
  const found = sql<{ invoice_id: string }>`(
    select invoice_id from invoice_words where account_id = ${accountId} and word >= ${prefix} and word < ${end}
    union all
    select w.invoice_id from word_parts as p cross join invoice_words as w
    where p.account_id = ${accountId} and p.part >= ${prefix} and p.part < ${end}
      and w.account_id = p.account_id and w.word = p.word
  )`;
  const matches = executor.selectFrom(found.as("found")).select("found.invoice_id") as unknown as IdQuery;
  return {
    condition: (where) =>
      where.exists(
        where
          .selectFrom("invoice_words as w")
          .select(sql.lit(1).as("one"))
          .whereRef("w.invoice_id", "=", "f.invoice_id")
          .where(
            sql<SqlBool>`((w.word >= ${prefix} and w.word < ${end}) or exists (select 1 from word_parts as p
              where p.account_id = w.account_id and p.word = w.word and p.part >= ${prefix} and p.part < ${end}))`,
          )
          .modifyEnd(perRow),
      ),
    isOfFacts: false,
    order: "none",
    byAge: mergeByAge(executor, []),
    matches,
    count: (limit) => countOnceUpTo(executor, matches, limit),
  };
}
