import { type SqlBool, sql } from "kysely";
import { matchingFacts } from "./facts-lookups.ts";
import {
  countOnceUpTo,
  countUpTo,
  type FilterLookup,
  type IdQuery,
  type ListFilter,
  mergeByAge,
  perRow,
  type RowCondition,
} from "./filter-lookup.ts";
import { afterPrefix, type TermSource, wordsBetween } from "./stored-terms.ts";

/** Documents with one of these filter tokens; the index holds the matches of each in list order. */
export function tokenLookup({ executor, accountId }: TermSource, tokens: readonly string[]): FilterLookup {
  const found = executor.selectFrom("invoice_words").select("invoice_id").where("account_id", "=", accountId);
  const any = found.where("word", "in", tokens.length > 0 ? tokens : [""]) as unknown as IdQuery;
  return {
    condition: (where) =>
      where.exists(
        where
          .selectFrom("invoice_words as w")
          .select(sql.lit(1).as("one"))
          // With the account, each test is one step in the primary key instead of a scan of the document's terms.
          .where("w.account_id", "=", accountId)
          .whereRef("w.invoice_id", "=", "f.invoice_id")
          .where("w.word", "in", tokens.length > 0 ? tokens : [""])
          .modifyEnd(perRow),
      ),
    isOfFacts: false,
    order: "index",
    byAge: mergeByAge(
      executor,
      tokens.map((token) => found.where("word", "=", token) as unknown as IdQuery),
    ),
    matches: any,
    count: (limit) => (tokens.length > 1 ? countOnceUpTo : countUpTo)(executor, any, limit),
  };
}

/** Up to this many months are each queried for their newest documents; longer ranges are tested per row. */
const mostMonths = 48;

/**
 * Range of invoice dates. The index holds each month in list order, and the days at both ends are tested, so an old
 * month is found as fast as the current one.
 */
async function dateLookup(
  question: TermSource,
  dates: Readonly<{ from?: string | undefined; to?: string | undefined }>,
) {
  const first = `month:${(dates.from ?? "0000-01").slice(0, 7)}`;
  const end = `month:${(dates.to ?? "9999-12").slice(0, 7)}\u{10ffff}`;
  const months = await wordsBetween(question, first, end, mostMonths);
  const inMonths = tokenLookup(question, months.slice(0, mostMonths));
  const within: RowCondition = (where) =>
    where.and([
      ...(dates.from === undefined ? [] : [sql<SqlBool>`f.issue_date >= ${dates.from}`]),
      ...(dates.to === undefined ? [] : [sql<SqlBool>`f.issue_date <= ${dates.to}`]),
    ]);
  const asked = { ...question, condition: within, allConditions: within };
  return {
    ...inMonths,
    condition: within,
    order: months.length > mostMonths ? "none" : "index",
    exact: isWholeMonths(dates),
    matches: matchingFacts(asked, within),
    isOfFacts: true,
    rangeOf: "issue_date",
    count: (limit: number) => countUpTo(question.executor, matchingFacts(asked, within), limit),
  } as const satisfies FilterLookup;
}

function isWholeMonths({ from, to }: Readonly<{ from?: string | undefined; to?: string | undefined }>): boolean {
  if (from !== undefined && !from.endsWith("-01")) return false;
  if (to === undefined) return true;
  const next = new Date(Date.parse(`${to}T00:00:00Z`) + 86_400_000);
  return next.getUTCDate() === 1;
}

export async function tokenLookups(
  question: TermSource,
  { marked, dateFrom, dateTo }: ListFilter,
): Promise<FilterLookup[]> {
  const lookups = (marked ?? []).map(async ({ tokens, prefix }) => {
    if (!prefix) return tokenLookup(question, tokens);
    const words = await Promise.all(
      tokens.map((token) => wordsBetween(question, token, afterPrefix(token), mostMonths)),
    );
    return tokenLookup(question, [...new Set(words.flat())]);
  });
  if (dateFrom !== undefined || dateTo !== undefined)
    lookups.push(dateLookup(question, { from: dateFrom, to: dateTo }));
  return Promise.all(lookups);
}
