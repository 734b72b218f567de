import { sql } from "kysely";
import type { Executor } from "../../../platform/db/schema.ts";

/** Upper bound of texts with a prefix, in byte order. */
export const afterPrefix = (prefix: string) => `${prefix}\u{10ffff}`;

export type TermSource = Readonly<{ executor: Executor; accountId: string }>;

/** The first few terms in a range, each found by one index step. */
export async function wordsBetween(
  { executor, accountId }: TermSource,
  prefix: string,
  end: string,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`with recursive found (word) as (
    select min(word) from invoice_words where account_id = ${accountId} and word >= ${prefix} and word < ${end}
    union all
    select (select min(word) from invoice_words
      where account_id = ${accountId} and word > found.word and word < ${end})
    from found where found.word is not null
  ) select word from found where word is not null limit ${sql.lit(most + 1)}`.execute(executor);
  return rows.map((row) => row.word);
}
